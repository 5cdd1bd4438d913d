extension UIView {
    /// Measures a view that is still outside with the traits it will have inside.
    func withOwnTraits<Result>(_ view: UIView, _ measure: () -> Result) -> Result {
        guard view.superview == nil, HeadlessScreen.isUnkind else { return measure() }
        let overrides = view.viewState.traitOverrides
        var values = traitCollection.values
        values.merge(overrides)
        view.viewState.traitOverrides = values
        view.viewState.traits.combined = nil
        view.deliverTraitChanges()
        defer {
            view.viewState.traitOverrides = overrides
            view.viewState.traits.combined = nil
        }
        return measure()
    }
}
