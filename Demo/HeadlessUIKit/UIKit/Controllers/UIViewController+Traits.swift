import Foundation

extension UIViewController {
    /// What the place in the views or, without one, the parent gives, with the controller's overrides.
    var currentTraits: UITraitCollection {
        let inherited = inheritedTraits
        guard hasOverrides else { return inherited }
        if inherited === controllerState.traits.inherited, let combined = controllerState.traits.combined {
            return combined
        }
        var values = inherited.values
        values.merge(controllerState.parentOverrides)
        if overrideUserInterfaceStyle != .unspecified {
            values.userInterfaceStyle = overrideUserInterfaceStyle
        }
        values.merge(controllerState.traitOverrides)
        let combined = UITraitCollection(values: values)
        controllerState.traits.inherited = inherited
        controllerState.traits.combined = combined
        return combined
    }

    func changeTraits(_ change: () -> Void) {
        change()
        controllerState.traits.combined = nil
        traitsMayHaveChanged()
    }

    func traitsMayHaveChanged() {
        if let view = viewIfLoaded { HeadlessScreen.main.setNeedsTraitUpdate(view) }
    }

    public func updateTraitsIfNeeded() {
        HeadlessScreen.main.deliverTraitChanges()
    }

    func deliverOwnTraitChanges() {
        let current = traitCollection
        guard let previous = controllerState.traits.delivered else { return }
        controllerState.traits.delivered = current
        guard current !== previous, current != previous else { return }
        announceSizeClasses(from: previous, to: current)
        current.performAsCurrent {
            traitCollectionDidChange(previous)
            headlessTraitRegistrations.notify(from: previous, to: current)
        }
    }

    /// Other size classes mean another layout, which a controller may move along with.
    private func announceSizeClasses(from old: UITraitCollection, to new: UITraitCollection) {
        guard
            old.horizontalSizeClass != new.horizontalSizeClass
                || old.verticalSizeClass != new.verticalSizeClass,
            let window = viewIfLoaded?.window
        else { return }
        let coordinator = SizeTransition(in: window)
        willTransition(to: new, with: coordinator)
        coordinator.run()
    }

    private var hasOverrides: Bool {
        overrideUserInterfaceStyle != .unspecified || !controllerState.traitOverrides.isEmpty
            || !controllerState.parentOverrides.isEmpty
    }

    private var inheritedTraits: UITraitCollection {
        if let superview = viewIfLoaded?.superview { return superview.traitCollection }
        if let parent { return parent.traitCollection }
        return HeadlessScreen.isUnkind ? .headlessDefault : HeadlessScreen.main.traitCollection
    }
}
