import Foundation

/// The accessibility settings a test or a demo chooses, and the notifications the app posted.
@preconcurrency @MainActor
public enum HeadlessAccessibility {
    /// A notification for assistive technology that was posted.
    public struct PostedNotification {
        public let notification: UIAccessibility.Notification
        private let text: Any?
        private weak var element: HeadlessAccessibleObject?

        init(_ notification: UIAccessibility.Notification, argument: Any?) {
            self.notification = notification
            element = argument as? HeadlessAccessibleObject
            text = element == nil ? argument : nil
        }

        /// What the notification is about; nil once the element it named is gone.
        public var argument: Any? { element ?? text }
    }

    /// The latest notifications, at most 256, from the oldest.
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

    public static var isSwitchControlRunning = false {
        didSet {
            announce(
                UIAccessibility.switchControlStatusDidChangeNotification,
                if: oldValue != isSwitchControlRunning)
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
        isSwitchControlRunning = false
        isReduceTransparencyEnabled = false
        postedNotifications = []
        HeadlessVoiceOver.reset()
        HeadlessFocus.reset()
    }

    static func record(_ notification: UIAccessibility.Notification, argument: Any?) {
        if postedNotifications.count == 256 { postedNotifications.removeFirst() }
        postedNotifications.append(PostedNotification(notification, argument: argument))
    }

    private static func announce(_ name: Notification.Name, if hasChanged: Bool) {
        guard hasChanged else { return }
        NotificationCenter.default.post(name: name, object: nil)
    }
}
