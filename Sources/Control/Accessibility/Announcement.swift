import TabCache
import UIKit

/// A text that VoiceOver speaks by itself.
@MainActor
enum Announcement {
    /// - Parameter isUrgent: Whether the text interrupts what is being said; others wait for that, and give way.
    static func say(_ text: String, isUrgent: Bool = false) {
        guard !text.isEmpty else { return }
        var attributes: [NSAttributedString.Key: Any] = [.accessibilitySpeechQueueAnnouncement: !isUrgent]
        if #available(iOS 17, tvOS 17, *) {
            attributes[.accessibilitySpeechAnnouncementPriority] =
                isUrgent ? UIAccessibilityPriority.default : UIAccessibilityPriority.low
        }
        UIAccessibility.post(
            notification: .announcement, argument: NSAttributedString(string: text, attributes: attributes))
    }
}
