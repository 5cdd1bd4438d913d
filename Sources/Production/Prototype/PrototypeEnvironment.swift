import TabCache
import UIKit

/// What a prototype is measured in: no window of the app, but the traits that its views will have in the list.
@MainActor
final class PrototypeEnvironment {
    private let traits: UITraitCollection
    private let parent: UIViewController?
    private var window: PrototypeWindow?

    /// Creates an environment with traits.
    init(traits: UITraitCollection) {
        self.traits = traits
        parent = SystemAge.isBefore17 ? Self.makeParent(traits: traits) : nil
    }

    /// A controller whose child has the traits, for views that cannot override theirs.
    private static func makeParent(traits: UITraitCollection) -> UIViewController {
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.overrideTraits(traits, ofChild: child)
        child.didMove(toParent: parent)
        return parent
    }

    /// Gives a view the traits of the environment.
    func adopt(_ view: UIView) {
        if let child = parent?.children.first {
            view.overrideUserInterfaceStyle = traits.userInterfaceStyle
            child.view.addSubview(view)
        } else if #available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, visionOS 1.0, *) {
            override(view)
        }
    }

    /// Overrides what cells are laid out by where it differs, which it seldom does: cells begin with the traits of the screen.
    @available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, visionOS 1.0, *)
    private func override(_ view: UIView) {
        let own = view.traitCollection
        var overrides = view.traitOverrides
        var differs = own.userInterfaceStyle != traits.userInterfaceStyle
        if differs { view.overrideUserInterfaceStyle = traits.userInterfaceStyle }
        func take<Value: Equatable>(
            _ trait: KeyPath<UITraitCollection, Value>, unless none: Value, _ take: (Value) -> Void
        ) {
            let value = traits[keyPath: trait]
            guard value != none, value != own[keyPath: trait] else { return }
            take(value)
            differs = true
        }
        take(\.preferredContentSizeCategory, unless: .unspecified) {
            overrides.preferredContentSizeCategory = $0
        }
        take(\.horizontalSizeClass, unless: .unspecified) { overrides.horizontalSizeClass = $0 }
        take(\.verticalSizeClass, unless: .unspecified) { overrides.verticalSizeClass = $0 }
        take(\.legibilityWeight, unless: .unspecified) { overrides.legibilityWeight = $0 }
        take(\.accessibilityContrast, unless: .unspecified) { overrides.accessibilityContrast = $0 }
        if traits.isElevated != own.isElevated {
            overrides.elevate(traits.isElevated)
            differs = true
        }
        guard differs else { return }
        view.traitOverrides = overrides
        view.updateTraitsIfNeeded()
    }

    /// Lets a view into the window of a list and out again: there, appearance proxies reach it.
    ///
    /// It is laid out outside, for a layout in the window may begin far above the view, at views of the app.
    func present(_ view: UIView, in host: UIView) {
        let (place, center) = (view.superview, CGPoint(x: host.bounds.midX, y: host.bounds.midY))
        // Without a size and in the middle, it has no safe area.
        let container = UIView(frame: CGRect(origin: center, size: .zero))
        container.isHidden = true
        container.addSubview(view)
        host.addSubview(container)
        container.removeFromSuperview()
        view.removeFromSuperview()
        place?.addSubview(view)
    }

    /// Lets a view that holds a list into a window of its own until it is removed: UIKit complains of lists that are laid out
    /// in none, and in that of the app their layout would begin at views of the app.
    func house(_ view: UIView) {
        guard view.holdsList else { return }
        let window = PrototypeWindow(frame: .zero)
        // Such a window is on no screen, and has no safe area.
        window.windowScene = nil
        window.addSubview(parent?.view ?? view)
        if parent == nil, #available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, visionOS 1.0, *) {
            override(view)
        }
        self.window = window
    }

    /// Removes a view from what it is in here, if it is in something.
    func remove(_ view: UIView) {
        if parent != nil || window != nil { view.removeFromSuperview() }
        window = nil
    }
}

/// A window that is never shown.
final class PrototypeWindow: UIWindow {}
