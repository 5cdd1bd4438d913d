import UIKit

/// Announces starts and ends of refreshes, at most one of each in five seconds.
@available(tvOS, unavailable)
@MainActor
struct RefreshAnnouncer {
    private static let pause: TimeInterval = 5
    private var lastStart: TimeInterval?
    private var lastEnd: TimeInterval?

    mutating func announce(_ announcement: RefreshEffect.Announcement, with texts: RefreshTexts) {
        let now = CACurrentMediaTime()
        switch announcement {
        case .start:
            if let lastStart, now - lastStart < Self.pause { return }
            lastStart = now
            Announcement.say(texts.loading)
        case .end(let result):
            if let lastEnd, now - lastEnd < Self.pause { return }
            lastEnd = now
            Announcement.say(texts.text(for: result))
        }
    }
}
