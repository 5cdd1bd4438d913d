import UIKit

/// Announces starts and ends of refreshes, at most one of each in five seconds.
@available(tvOS, unavailable)
@MainActor
struct RefreshAnnouncer {
    private static let pause: TimeInterval = 5
    /// The times of the last start and of the last end.
    private var last: [Bool: TimeInterval] = [:]

    mutating func announce(_ announcement: RefreshEffect.Announcement, with texts: RefreshTexts) {
        let (isStart, text) =
            switch announcement {
            case .start: (true, texts.loading)
            case .end(let result): (false, texts.text(for: result))
            }
        let now = CACurrentMediaTime()
        if let last = last[isStart], now - last < Self.pause { return }
        last[isStart] = now
        Announcement.say(text)
    }
}
