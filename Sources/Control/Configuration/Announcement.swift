import UIKit

/// Something that VoiceOver says by itself, once it has said what it is saying.
@MainActor
enum Announcement {
    /// Says a text after what is being said; an empty one is not said.
    static func say(_ text: String) {
        guard !text.isEmpty else { return }
        // The priority is known from iOS 17 on; what is older leaves the attribute aside.
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
