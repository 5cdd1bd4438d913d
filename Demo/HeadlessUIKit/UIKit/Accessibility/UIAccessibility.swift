public import Foundation

/// The accessibility settings of the device and the notifications to assistive technology.
public struct UIAccessibility {
    /// A notification sent to, or sent by, assistive technology.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)
        public static let pauseAssistiveTechnology = Notification(rawValue: 1010)
        public static let resumeAssistiveTechnology = Notification(rawValue: 1011)
    }

    /// An assistive technology that can have the focus.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    }

    /// The element that has the focus of VoiceOver.
    @preconcurrency @MainActor public static func focusedElement(
        using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
    ) -> Any? {
        assistiveTechnologyIdentifier == .notificationSwitchControl ? nil : HeadlessVoiceOver.focusedElement
    }

    public static let reduceMotionStatusDidChangeNotification =
        Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
    public static let voiceOverStatusDidChangeNotification =
        Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
    public static let switchControlStatusDidChangeNotification =
        Foundation.Notification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
    public static let reduceTransparencyStatusDidChangeNotification =
        Foundation.Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    public static let boldTextStatusDidChangeNotification =
        Foundation.Notification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
    public static let darkerSystemColorsStatusDidChangeNotification =
        Foundation.Notification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

    @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool {
        HeadlessAccessibility.isReduceMotionEnabled
    }

    @preconcurrency @MainActor public static var isVoiceOverRunning: Bool {
        HeadlessAccessibility.isVoiceOverRunning
    }

    @preconcurrency @MainActor public static var isSwitchControlRunning: Bool {
        HeadlessAccessibility.isSwitchControlRunning
    }

    @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool {
        HeadlessAccessibility.isReduceTransparencyEnabled
    }

    @preconcurrency @MainActor public static var isBoldTextEnabled: Bool {
        HeadlessScreen.main.traitCollection.legibilityWeight == .bold
    }

    @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool {
        HeadlessScreen.main.traitCollection.accessibilityContrast == .high
    }

    @preconcurrency @MainActor public static func post(notification: Notification, argument: Any?) {
        HeadlessAccessibility.record(notification, argument: argument)
        HeadlessVoiceOver.heard(notification, argument)
    }
}
