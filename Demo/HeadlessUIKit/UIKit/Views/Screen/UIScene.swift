public import Foundation

/// One instance of the app's interface.
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public static let willEnterForegroundNotification =
        Notification.Name("UISceneWillEnterForegroundNotification")
    public static let didEnterBackgroundNotification =
        Notification.Name("UISceneDidEnterBackgroundNotification")

    private var observers: [any NSObjectProtocol] = []

    override init() {
        super.init()
        follow(
            UIApplication.willEnterForegroundNotification, .foregroundInactive,
            Self.willEnterForegroundNotification)
        follow(UIApplication.didBecomeActiveNotification, .foregroundActive, Self.didActivateNotification)
        follow(
            UIApplication.willResignActiveNotification, .foregroundInactive, Self.willDeactivateNotification)
        follow(UIApplication.didEnterBackgroundNotification, .background, Self.didEnterBackgroundNotification)
    }

    /// The only scene goes where the app goes, and says so.
    private func follow(_ name: Notification.Name, _ state: ActivationState, _ own: Notification.Name) {
        let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.activationState = state
                NotificationCenter.default.post(name: own, object: self)
            }
        }
        observers.append(observer)
    }

    open internal(set) var activationState = ActivationState.foregroundActive
    open override var next: UIResponder? {
        UIApplication.shared
    }
}
