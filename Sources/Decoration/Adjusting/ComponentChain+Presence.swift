public import TabProduction

/// The presence of components, and their part in the cover.
extension ComponentChain {
    /// Leaves the component out; other components keep their indices.
    @discardableResult
    public consuming func remove() -> ComponentChain {
        edit { $0.removal = .adjusted }
    }

    /// Shows a component that mapping left out because it is hidden or small, or that was removed.
    @discardableResult
    public consuming func show() -> ComponentChain {
        edit { $0.removal = nil }
    }

    /// Opens the cover here, so that the real view is seen (`penetrate`), or closes such a hole again.
    ///
    /// The hole is where the view is, even if the frame was adjusted; a created component has it at its frame.
    @discardableResult
    public consuming func cutOut(_ isOpen: Bool = true) -> ComponentChain {
        edit { $0.isCutOut = isOpen }
    }

    /// Keeps animations away from the component (`withoutAnimation`).
    @discardableResult
    public consuming func withoutAnimation() -> ComponentChain {
        edit { $0.isStill = true }
    }

    /// Sets the side that bars are aligned to, and that the component keeps when it is made narrower or wider.
    @discardableResult
    public consuming func align(_ alignment: Component.Alignment) -> ComponentChain {
        edit { $0.alignment = alignment }
    }

    /// Lets centered text keep its left edge when it is made narrower or wider (`cancelAlignCenter`).
    @discardableResult
    public consuming func cancelAlignCenter() -> ComponentChain {
        edit { if $0.alignment == .center { $0.alignment = .left } }
    }
}
