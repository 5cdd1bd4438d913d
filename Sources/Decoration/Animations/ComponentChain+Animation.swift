import TabProduction

extension ComponentChain {
    /// Gives the components an animation of their own in place of that of the cover.
    ///
    /// Components with equal animations move as one group: one band of light crosses all of them.
    @discardableResult
    public consuming func animate(_ type: AnimationType) -> ComponentChain {
        let animation = ComponentAnimation(type.animation)
        return edit { $0.animation = animation }
    }
}
