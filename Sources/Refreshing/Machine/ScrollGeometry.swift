import Foundation

/// The numbers of a scroll view along its axis at one moment, in points.
///
/// They are read anew for every question: whatever the safe areas, bars, keyboards and insets of the app, at rest both
/// pulls are zero.
@available(tvOS, unavailable)
struct ScrollGeometry: Hashable, Sendable {
    var offset: CGFloat
    var contentLength: CGFloat
    var viewLength: CGFloat
    /// The adjusted inset at the start, our contribution included.
    var adjustedStart: CGFloat = 0
    /// The adjusted inset at the end, our contribution included.
    var adjustedEnd: CGFloat = 0
    var startContribution: CGFloat = 0
    var endContribution: CGFloat = 0

    func contribution(at edge: PullToRefresh.Position) -> CGFloat {
        edge.isStart ? startContribution : endContribution
    }

    /// The inset at the start without our contribution.
    var baseStart: CGFloat { adjustedStart - startContribution }

    var baseEnd: CGFloat { adjustedEnd - endContribution }

    /// The offset at rest at the start when nothing is open.
    var restStart: CGFloat { -baseStart }

    /// The offset at rest at the end when nothing is open.
    var restEnd: CGFloat { max(restStart, contentLength + baseEnd - viewLength) }

    var isContentShort: Bool { contentLength + baseStart + baseEnd <= viewLength }

    /// Returns the pull of the content beyond an edge, at least 0.
    func pull(at edge: PullToRefresh.Position) -> CGFloat {
        max(0, edge.isStart ? restStart - offset : offset - restEnd)
    }

    /// The offsets at which the content may rest with the present contributions.
    var restingOffsets: ClosedRange<CGFloat> {
        let start = -adjustedStart
        return start...max(start, contentLength + adjustedEnd - viewLength)
    }

    /// The offset at rest at an edge with the present contributions.
    func rest(at edge: PullToRefresh.Position) -> CGFloat {
        edge.isStart ? restingOffsets.lowerBound : restingOffsets.upperBound
    }

    /// Whether the content rests at an edge, or is beyond it.
    func isContent(at edge: PullToRefresh.Position) -> Bool {
        edge.isStart ? offset <= restStart : offset >= rest(at: edge)
    }

    /// The offset nearest to the present one at which the content may rest.
    var nearestRest: CGFloat {
        min(max(offset, restingOffsets.lowerBound), restingOffsets.upperBound)
    }

    /// Returns the start of a view beyond an edge; one that floats stays in sight.
    func start(ofViewAt edge: PullToRefresh.Position, length: CGFloat, floats: Bool) -> CGFloat {
        let home = edge.isStart ? -length : contentLength
        guard floats else { return home }
        return edge.isStart
            ? max(home, offset + baseStart) : min(home, offset + viewLength - baseEnd - length)
    }

    func visibleLength(ofViewAt edge: PullToRefresh.Position, length: CGFloat) -> CGFloat {
        let visible =
            edge.isStart ? -offset - baseStart : offset + viewLength - baseEnd - contentLength
        return min(max(0, visible), max(0, length))
    }
}

/// The position of a scroll view, which an edge receives at each move.
@available(tvOS, unavailable)
struct ScrollSample: Hashable, Sendable {
    var geometry: ScrollGeometry
    var isFingerDown: Bool = false
    /// Whether the content runs on after a fling.
    var isDecelerating: Bool = false
    /// Whether the content moved towards its end since the last sample.
    var movesTowardsEnd: Bool = false
    var isPartnerIdle: Bool = true
}
