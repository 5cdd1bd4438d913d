import TabProduction

extension ComponentChain {
    /// Gives the components an animation of their own, whatever the rest of the cover does.
    ///
    /// Components with equal animations move as one group: one band of light crosses all of them.
    @discardableResult
    public consuming func animate(_ type: AnimationType) -> ComponentChain {
        let animation = ComponentAnimation(type.animation)
        return edit { $0.animation = animation }
    }
}
