extension LayerPainter {
    /// The layer with what it showed before the transition that it is in, which lies below and goes while the
    /// new state comes.
    ///
    /// - Parameter paint: Paints one of the two.
    func withOldState(
        of layer: CALayer, _ paint: (CALayer) -> SVGElement?
    ) -> SVGElement? {
        let new = paint(layer)
        guard let transition = layer.transition, let before = transition.stateBefore else { return new }
        let subject = AnimatedLayer(layer, at: moment)
        let display = { (state: CALayer) -> SVGValue in .keyword(state.arrivedShare < 1 ? "inline" : "none") }
        guard display(subject.state) == .keyword("inline") || subject.changes(display) else { return new }
        let old = SVGElement("g", children: [paint(before)])
        subject.set(.plain("display"), on: old, initial: .keyword("inline"), display)
        subject.set(.plain("opacity"), on: old, initial: .number(1)) { .number($0.opacityOfOldState) }
        return SVGElement("g", children: [old, new])
    }
}

extension CALayer {
    /// The transition that the layer is in.
    fileprivate var transition: CATransition? {
        runningAnimations.lazy.compactMap { $0.animation as? CATransition }.first
    }

    /// How visible the old state is while the new one has come as far as in this copy: an opaque new state
    /// covers it little by little, another one shines through and lets it go.
    fileprivate var opacityOfOldState: CGFloat {
        (backgroundColor?.alpha ?? 0) < 1 ? 1 - arrivedShare : 1
    }
}
