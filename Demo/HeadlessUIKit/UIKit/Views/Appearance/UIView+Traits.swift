import Foundation

extension UIView {
    /// The traits of the superview, through the controller the view belongs to, with the view's overrides.
    var currentTraits: UITraitCollection {
        combine(inheritedTraits)
    }

    var inheritedTraits: UITraitCollection {
        viewState.viewController?.traitCollection ?? superviewTraits
    }

    /// The traits a view's controller starts from.
    var superviewTraits: UITraitCollection {
        if let superview { return superview.traitCollection }
        let isOutside = HeadlessScreen.isUnkind && !(self is UIWindow)
        return isOutside ? .headlessDefault : HeadlessScreen.main.traitCollection
    }

    func setStyleOverride(_ style: UIUserInterfaceStyle) {
        guard style != viewState.styleOverride else { return }
        viewState.styleOverride = style
        overridesDidChange()
    }

    func setTraitOverrides(_ overrides: TraitValues) {
        guard overrides != viewState.traitOverrides else { return }
        viewState.traitOverrides = overrides
        overridesDidChange()
    }

    /// Tells the view, its controller and everything in it about changes of their traits.
    func deliverTraitChanges() {
        viewState.viewController?.deliverOwnTraitChanges()
        deliverOwnTraitChanges()
        for subview in subviews { subview.deliverTraitChanges() }
    }

    public func updateTraitsIfNeeded() {
        HeadlessScreen.main.deliverTraitChanges()
        if window == nil { deliverTraitChanges() }
    }

    func updateTraitsInLayoutRoot() {
        if window != nil { HeadlessScreen.main.deliverTraitChanges() }
    }

    private func overridesDidChange() {
        viewState.traits.combined = nil
        HeadlessScreen.main.setNeedsTraitUpdate(self)
    }

    /// Views that override nothing share the collection of their superview.
    private func combine(_ inherited: UITraitCollection) -> UITraitCollection {
        let style = viewState.styleOverride
        guard style != .unspecified || !viewState.traitOverrides.isEmpty else { return inherited }
        if inherited === viewState.traits.inherited, let combined = viewState.traits.combined {
            return combined
        }
        var values = inherited.values
        if style != .unspecified { values.userInterfaceStyle = style }
        values.merge(viewState.traitOverrides)
        let combined = UITraitCollection(values: values)
        viewState.traits.inherited = inherited
        viewState.traits.combined = combined
        return combined
    }

    private func deliverOwnTraitChanges() {
        let current = traitCollection
        keepBackgroundColor(under: current)
        guard let previous = viewState.traits.delivered else { return }
        viewState.traits.delivered = current
        guard current !== previous, current != previous else { return }
        current.performAsCurrent {
            if current.hasDifferentColorAppearance(comparedTo: previous) {
                setNeedsDisplayOfDrawing()
            }
            if previous.layoutDirection != current.layoutDirection { layoutEngine?.directionDidChange() }
            headlessTraitsDidChange(from: previous, to: current)
            traitCollectionDidChange(previous)
            headlessTraitRegistrations.notify(from: previous, to: current)
        }
    }
}

extension UIView {
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
        let isReversed = traitCollection.layoutDirection == .rightToLeft
        return UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute, relativeTo: isReversed ? .rightToLeft : .leftToRight)
    }

    func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
        guard attribute != viewState.semanticContentAttribute else { return }
        viewState.semanticContentAttribute = attribute
        layoutEngine?.directionDidChange()
        setNeedsLayout()
    }
}
