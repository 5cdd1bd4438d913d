import UIKit

/// A text that VoiceOver speaks after its present sentence.
@MainActor
enum Announcement {
    /// Speaks a text, unless it is empty.
    static func say(_ text: String) {
        guard !text.isEmpty else { return }
        var attributes: [NSAttributedString.Key: Any] = [.accessibilitySpeechQueueAnnouncement: true]
        if #available(iOS 17, tvOS 17, *) {
            attributes[.accessibilitySpeechAnnouncementPriority] = UIAccessibilityPriority.low
        }
        UIAccessibility.post(
            notification: .announcement, argument: NSAttributedString(string: text, attributes: attributes))
    }
}
