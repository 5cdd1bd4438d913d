import Foundation

/// The accessibility settings a test or a demo chooses, and the notifications the app posted.
@preconcurrency @MainActor
public enum HeadlessAccessibility {
    /// A notification for assistive technology that was posted.
    public struct PostedNotification {
        public let notification: UIAccessibility.Notification
        public let argument: Any?
    }

    public private(set) static var postedNotifications: [PostedNotification] = []

    public static var isReduceMotionEnabled = false {
        didSet {
            announce(
                UIAccessibility.reduceMotionStatusDidChangeNotification,
                if: oldValue != isReduceMotionEnabled)
        }
    }

    public static var isVoiceOverRunning = false {
        didSet {
            announce(
                UIAccessibility.voiceOverStatusDidChangeNotification, if: oldValue != isVoiceOverRunning)
        }
    }

    public static var isReduceTransparencyEnabled = false {
        didSet {
            announce(
                UIAccessibility.reduceTransparencyStatusDidChangeNotification,
                if: oldValue != isReduceTransparencyEnabled)
        }
    }

    /// Back to factory settings, with nothing posted.
    public static func reset() {
        isReduceMotionEnabled = false
        isVoiceOverRunning = false
        isReduceTransparencyEnabled = false
        postedNotifications = []
        HeadlessVoiceOver.reset()
        HeadlessFocus.reset()
    }

    static func record(_ notification: UIAccessibility.Notification, argument: Any?) {
        postedNotifications.append(PostedNotification(notification: notification, argument: argument))
    }

    private static func announce(_ name: Notification.Name, if hasChanged: Bool) {
        guard hasChanged else { return }
        NotificationCenter.default.post(name: name, object: nil)
    }
}
