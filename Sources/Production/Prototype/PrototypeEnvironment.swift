import TabCache
package import UIKit

/// What prototypes and lists of ours are measured in: no window of the app, but the traits that they would have in a list.
///
/// A layout in the window of the app may begin far above a view, at lists that are older than their data.
@MainActor
package final class PrototypeEnvironment {
    private let traits: UITraitCollection
    private let scene: UIWindowScene?
    private let parent: UIViewController?
    private var window: PrototypeWindow?

    /// Creates an environment with traits, in the scene of a view, if it is in one.
    init(traits: UITraitCollection, host: UIView? = nil) {
        self.traits = traits
        scene = host?.window?.windowScene
        parent = SystemAge.isBefore17 ? Self.makeParent(traits: traits) : nil
    }

    /// Creates an environment like that of the views in a list.
    package convenience init(of list: UIView) {
        self.init(traits: list.traitCollection, host: list)
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

    /// Lets a view into the window of a list and out again: there, appearance proxies reach it. Nothing is laid out by it.
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

    /// Lets a list, or a view that holds one, into a window of ours until it is removed, or the environment goes: UIKit complains
    /// of lists that are laid out in none.
    ///
    /// - Parameter safeArea: What bars and the device cover of the view.
    package func house(_ view: UIView, safeArea: UIEdgeInsets = .zero) {
        let window = PrototypeWindow.make(in: scene)
        window.frame = CGRect(origin: .zero, size: view.bounds.size)
        let root = parent ?? UIViewController()
        let place = root.children.first ?? root
        window.rootViewController = root
        for controller in [root, place] { controller.view.frame = window.bounds }
        window.addSubview(root.view)
        place.view.addSubview(view)
        // Whether a window that is never shown covers a part of its views is not said: it is taken off.
        let own = place.view.safeAreaInsets
        place.additionalSafeAreaInsets = UIEdgeInsets(
            top: safeArea.top - own.top, left: safeArea.left - own.left, bottom: safeArea.bottom - own.bottom,
            right: safeArea.right - own.right)
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
final class PrototypeWindow: UIWindow {
    /// Makes a window in a scene, where views of the app find theirs, or on no screen.
    static func make(in scene: UIWindowScene?) -> PrototypeWindow {
        scene.map(PrototypeWindow.init) ?? PrototypeWindow(frame: .zero)
    }
}
