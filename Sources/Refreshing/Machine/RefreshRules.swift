import Foundation
import TabProduction

/// The options of the app for the machine of an edge, as they are at an event.
@available(tvOS, unavailable)
struct RefreshRules: Hashable, Sendable {
    /// The largest usable threshold, in points.
    static let longestPull: CGFloat = 1_000

    var trigger: PullToRefresh.Trigger = .pull
    /// The pull that starts a refresh, in points; `nil` takes the height.
    var threshold: CGFloat?
    /// The length of what is beyond the edge, in points, and its contribution to the inset while it is open.
    var height: CGFloat = 40
    var startsWhileDragging = false
    var isExclusive = true
    /// Whether a failed edge stays open, with a way to try again.
    var offersRetry = true
    /// Whether an exhausted edge stays open to say so.
    var showsEnd = true
    /// Whether the contribution follows the visible part of the view, so that pinned headers stand at the bar.
    var followsPinnedHeaders = false
    var timeLimit: TimeInterval?

    /// The usable threshold, between 1 and 1,000 points.
    var usedThreshold: CGFloat {
        let given = threshold ?? 0
        return min(max(1, given.isFinite && given > 0 ? given : usedHeight), Self.longestPull)
    }

    /// The usable height, finite and at least zero.
    var usedHeight: CGFloat { height.clampedLength }

    /// The distance to the end that starts a load, or `nil` when distance does not.
    var loadDistance: CGFloat? {
        guard case .distance(let distance) = trigger, distance.isFinite else { return nil }
        return max(0, distance)
    }

    func stays(_ result: PullToRefresh.Result) -> Bool {
        switch result {
        case .finished: false
        case .failed: offersRetry
        case .exhausted: showsEnd
        }
    }
}
