import Foundation

/// The base of the animations that change one property.
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false
    open var valueFunction: CAValueFunction?

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func adopt(_ other: CAAnimation) {
        super.adopt(other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
        valueFunction = other.valueFunction
    }

    override func apply(_ moment: AnimationMoment, to layer: CALayer) {
        guard let keyPath else { return }
        let current = layer.plainValue(forKeyPath: keyPath)
        guard var value = value(at: moment.progress, current: transformable(current)) else { return }
        if isCumulative, moment.iteration > 0 {
            guard let last = self.value(at: 1, current: transformable(current)) else { return }
            for _ in 0..<moment.iteration { value = LayerInterpolation.sum(value, last) ?? value }
        }
        if let valueFunction { value = valueFunction.transform(for: value) ?? value }
        if isAdditive, let current { value = LayerInterpolation.sum(value, current) ?? value }
        layer.setCodedValue(value, forKeyPath: keyPath)
    }

    /// The animated value at `progress`, the timing functions applied.
    func value(at progress: Double, current: Any?) -> Any? { nil }

    /// The current value as interpolation needs it: a value function's numbers are not in the layer,
    /// and an additive animation starts from nothing.
    private func transformable(_ current: Any?) -> Any? {
        if valueFunction != nil { return nil }
        return isAdditive ? current.flatMap(LayerInterpolation.zero) : current
    }
}
