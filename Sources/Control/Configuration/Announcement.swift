import UIKit

/// A text that VoiceOver speaks after its present sentence.
@MainActor
enum Announcement {
    /// Speaks a text, unless it is empty.
    static func say(_ text: String) {
        guard !text.isEmpty else { return }
        // iOS 17 knows the priority; older systems ignore the attribute.
        let priority = NSAttributedString.Key("UIAccessibilitySpeechAttributeAnnouncementPriority")
        UIAccessibility.post(
            notification: .announcement,
            argument: NSAttributedString(
                string: text,
                attributes: [
                    .accessibilitySpeechQueueAnnouncement: true, priority: "UIAccessibilityPriorityLow",
                ]))
    }
}
