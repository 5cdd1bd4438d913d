import UIKit

/// What a prototype is measured in: no window, but the traits that its views will have in the list.
@MainActor
struct PrototypeEnvironment {
    private let traits: UITraitCollection
    private let parent: UIViewController?

    /// Creates an environment with traits.
    ///
    /// - Parameter usesController: Whether views get their size category from a view controller around
    ///   them, as systems before iOS 17 need it; the default asks the system.
    init(traits: UITraitCollection, usesController: Bool? = nil) {
        self.traits = traits
        parent = usesController ?? Self.needsController ? Self.makeParent(traits: traits) : nil
    }

    private static var needsController: Bool {
        if #available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, visionOS 1.0, *) { return false }
        return true
    }

    /// A controller whose child has the size category that the traits ask for.
    private static func makeParent(traits: UITraitCollection) -> UIViewController? {
        let category = traits.preferredContentSizeCategory
        guard category != .unspecified else { return nil }
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.overrideTraits(UITraitCollection(preferredContentSizeCategory: category), ofChild: child)
        child.didMove(toParent: parent)
        return parent
    }

    /// Gives a view the traits of the environment.
    func adopt(_ view: UIView) {
        view.overrideUserInterfaceStyle = traits.userInterfaceStyle
        let category = traits.preferredContentSizeCategory
        guard category != .unspecified, category != view.traitCollection.preferredContentSizeCategory else {
            return
        }
        if let child = parent?.children.first {
            child.view.addSubview(view)
            view.layoutIfNeeded()
        } else if #available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, visionOS 1.0, *) {
            view.traitOverrides.preferredContentSizeCategory = category
            view.updateTraitsIfNeeded()
        }
    }

    /// Removes a view from the controller around it, if it is in one.
    func remove(_ view: UIView) {
        if parent != nil { view.removeFromSuperview() }
    }
}
