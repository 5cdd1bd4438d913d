public import Foundation
import TabProduction

/// The trigger of a refresh besides the app itself.
public enum RefreshTrigger: Hashable, Sendable {
    /// A pull beyond the edge of at least the threshold.
    case pull
    /// Scrolling towards the end and coming as near to it as this, in points; only at the bottom.
    case distance(CGFloat)
    /// A tap on the view; only at the bottom.
    case tap
}

/// The options of the app for the machine of an edge.
struct RefreshRules: Hashable, Sendable {
    /// The largest usable threshold, in points.
    static let longestPull: CGFloat = 1_000

    /// The trigger of a refresh.
    var trigger: RefreshTrigger = .pull
    /// The pull that starts a refresh, in points.
    var threshold: CGFloat = 40
    /// The length of the view, in points, and its contribution to the inset while it is open.
    var height: CGFloat = 40
    /// Whether a pull starts the refresh while the finger is still down.
    var startsWhileDragging = false
    /// Whether the other edge ignores pulls and starts while this one is busy.
    var isExclusive = true
    /// Whether a failed load waits, with a way to try again, instead of going back to rest.
    var offersRetry = true
    /// Whether an exhausted edge stays open to say so.
    var showsEnd = false
    /// Whether a load may start while there is no content.
    var loadsEmptyContent = false
    /// Whether a load may start while the content does not fill the view.
    var loadsShortContent = true
    /// Whether the contribution follows the visible part of the view, so that pinned headers stand at the bar.
    var followsPinnedHeaders = false
    /// After this many seconds a load has failed; `nil` waits for ever.
    var timeLimit: TimeInterval?

    /// The usable threshold, between 1 and 1,000 points.
    var usedThreshold: CGFloat {
        guard threshold.isFinite, threshold > 0 else { return min(max(1, usedHeight), Self.longestPull) }
        return min(max(1, threshold), Self.longestPull)
    }

    /// The usable height, finite and at least zero.
    var usedHeight: CGFloat { height.clampedLength }

    /// The distance to the end that starts a load, or `nil` when distance does not.
    var loadDistance: CGFloat? {
        guard case .distance(let distance) = trigger, distance.isFinite else { return nil }
        return max(0, distance)
    }
}
