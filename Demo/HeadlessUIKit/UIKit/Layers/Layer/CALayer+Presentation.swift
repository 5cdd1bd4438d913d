import Foundation

extension CALayer {
    var isPresentation: Bool { presentedLayer != nil }

    /// A copy of the layer that shows the animated values of this moment.
    func makePresentation() -> Self? {
        isPresentation ? self : presented(at: CACurrentMediaTime())
    }

    /// The layer as it is at a time of the clock, with its sublayers and mask at the same time.
    public func headlessPresentation(at time: CFTimeInterval) -> CALayer {
        (presentedLayer ?? self).presented(at: time)
    }

    /// The value of a key path at a time of the layer, all animations applied.
    public func headlessValue(forKeyPath keyPath: String, at time: CFTimeInterval) -> Any? {
        let copy = bareCopy()
        copy.applyAnimations(of: self, at: time)
        return copy.value(forKeyPath: keyPath)
    }

    func presented(at time: CFTimeInterval) -> Self {
        let copy = bareCopy()
        copy.presentedTime = time
        copy.applyAnimations(of: self, at: localTime(atGlobalTime: time))
        return copy
    }

    /// A presentation layer without animations, made by the class's own `init(layer:)`.
    func bareCopy() -> Self {
        let copy = unsafeDowncast(HeadlessLayerMaker.copy(of: self), to: Self.self)
        copy.presentedLayer = self
        return copy
    }

    private func applyAnimations(of layer: CALayer, at time: CFTimeInterval) {
        for running in layer.runningAnimations {
            guard let moment = running.animation.moment(at: time, begin: running.begin) else { continue }
            running.animation.apply(moment, to: self)
        }
    }

    /// Another layer of the tree as seen at the time of this presentation layer.
    func presentedSibling(_ layer: CALayer?) -> CALayer? {
        layer?.presented(at: presentedTime)
    }

    /// Takes over everything but tree and animations.
    func adopt(_ layer: CALayer) {
        fields = layer.fields
        values = layer.values
        delegate = layer.delegate
        actions = layer.actions
        style = layer.style
        headlessDisplayList = layer.headlessDisplayList
        drawnBounds = layer.drawnBounds
        arrivalTurn = layer.arrivalTurn
        beginTime = layer.beginTime
        duration = layer.duration
        speed = layer.speed
        timeOffset = layer.timeOffset
        repeatCount = layer.repeatCount
        repeatDuration = layer.repeatDuration
        autoreverses = layer.autoreverses
        fillMode = layer.fillMode
    }
}
