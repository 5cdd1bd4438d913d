public import Foundation

/// The running app.
open class UIApplication: UIResponder {
    public enum State: Int, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }

    public class var shared: UIApplication { instance }

    private static let instance = UIApplication()

    public static let didFinishLaunchingNotification =
        Notification.Name("UIApplicationDidFinishLaunchingNotification")
    public static let didEnterBackgroundNotification =
        Notification.Name("UIApplicationDidEnterBackgroundNotification")
    public static let willEnterForegroundNotification =
        Notification.Name("UIApplicationWillEnterForegroundNotification")
    public static let didBecomeActiveNotification =
        Notification.Name("UIApplicationDidBecomeActiveNotification")
    public static let willResignActiveNotification =
        Notification.Name("UIApplicationWillResignActiveNotification")
    public static let didReceiveMemoryWarningNotification =
        Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    public static let willTerminateNotification =
        Notification.Name("UIApplicationWillTerminateNotification")

    weak var headlessKeyWindow: UIWindow?
    /// The scene windows belong to that are not given another.
    lazy var headlessScene = UIWindowScene.headlessScene()

    public override init() {
        super.init()
    }

    open internal(set) var applicationState = State.active

    open var connectedScenes: Set<UIScene> { [headlessScene] }

    open var windows: [UIWindow] { HeadlessScreen.main.windows }

    open var keyWindow: UIWindow? { headlessKeyWindow }

    open var preferredContentSizeCategory: UIContentSizeCategory {
        HeadlessScreen.main.traitCollection.preferredContentSizeCategory
    }

    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        HeadlessScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

extension UIApplication {
    /// Has launched and becomes active, with the notifications of doing so.
    public func headlessFinishLaunching() {
        applicationState = .inactive
        post(Self.didFinishLaunchingNotification)
        applicationState = .active
        post(Self.didBecomeActiveNotification)
    }

    /// Goes to the background, with the notifications of doing so.
    public func headlessEnterBackground() {
        guard applicationState != .background else { return }
        applicationState = .inactive
        post(Self.willResignActiveNotification)
        applicationState = .background
        post(Self.didEnterBackgroundNotification)
    }

    /// Comes back to the foreground, with the notifications of doing so.
    public func headlessEnterForeground() {
        guard applicationState == .background else { return }
        applicationState = .inactive
        post(Self.willEnterForegroundNotification)
        applicationState = .active
        post(Self.didBecomeActiveNotification)
    }

    /// Is told that it will be ended.
    public func headlessTerminate() {
        post(Self.willTerminateNotification)
    }

    /// Runs low on memory.
    public func headlessReceiveMemoryWarning() {
        post(Self.didReceiveMemoryWarningNotification)
        for window in windows { window.rootViewController?.receiveMemoryWarning() }
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
