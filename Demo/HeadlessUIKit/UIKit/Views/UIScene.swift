import Foundation

/// One instance of the app's interface.
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public static let willEnterForegroundNotification =
        Notification.Name("UISceneWillEnterForegroundNotification")
    public static let didEnterBackgroundNotification =
        Notification.Name("UISceneDidEnterBackgroundNotification")

    override init() {
        super.init()
    }

    open internal(set) var activationState = ActivationState.foregroundActive
    open var title: String! = ""

    open override var next: UIResponder? {
        UIApplication.shared
    }
}
