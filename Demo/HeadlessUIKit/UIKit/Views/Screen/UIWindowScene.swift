import Foundation

/// The scene that windows belong to; a headless app has one, unless it makes more.
open class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable {
    public let headlessTraitRegistrations = HeadlessTraitRegistrations()

    /// A scene on the headless screen.
    public static func headlessScene() -> UIWindowScene {
        UIWindowScene()
    }

    override init() {
        super.init()
    }

    open var screen: UIScreen { .main }
    open var traitCollection: UITraitCollection { screen.traitCollection }
    open var interfaceOrientation: UIInterfaceOrientation { HeadlessScreen.main.orientation }

    open var effectiveGeometry: Geometry { Geometry() }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open var windows: [UIWindow] {
        HeadlessScreen.main.windows.filter { $0.windowScene === self }
    }

    open var keyWindow: UIWindow? {
        windows.first(where: \.isKeyWindow)
    }
}
