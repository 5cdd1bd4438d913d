import Foundation

/// The numbers of a scroll view along its axis at one moment, in points.
///
/// They are read anew for every question: whatever the safe areas, bars, keyboards and insets of the app, at rest both
/// pulls are zero.
struct ScrollGeometry: Hashable, Sendable {
    /// The content offset.
    var offset: CGFloat
    /// The length of the content.
    var contentLength: CGFloat
    /// The length of the view.
    var viewLength: CGFloat
    /// The adjusted inset at the top, our contribution included.
    var adjustedTop: CGFloat = 0
    /// The adjusted inset at the bottom, our contribution included.
    var adjustedBottom: CGFloat = 0
    /// Our contribution at the top.
    var topContribution: CGFloat = 0
    /// Our contribution at the bottom.
    var bottomContribution: CGFloat = 0

    /// The inset at the top without our contribution.
    var baseTop: CGFloat { adjustedTop - topContribution }

    /// The inset at the bottom without our contribution.
    var baseBottom: CGFloat { adjustedBottom - bottomContribution }

    /// The offset at rest at the top when nothing is open.
    var restTop: CGFloat { -baseTop }

    /// The offset at rest at the end when nothing is open.
    var restBottom: CGFloat { max(restTop, contentLength + baseBottom - viewLength) }

    /// The distance of the content from its end; negative beyond it.
    var distanceToEnd: CGFloat { restBottom - offset }

    /// Whether all content fits into the view.
    var isContentShort: Bool { contentLength + baseTop + baseBottom <= viewLength }

    /// Returns the pull of the content beyond an edge, at least 0.
    func pull(at edge: RefreshEdge) -> CGFloat {
        let pull =
            switch edge {
            case .top: restTop - offset
            case .bottom: offset - restBottom
            }
        return pull.isFinite ? max(0, pull) : 0
    }

    /// The offsets at which the content may rest with the present contributions.
    var restingOffsets: ClosedRange<CGFloat> {
        let top = -adjustedTop
        return top...max(top, contentLength + adjustedBottom - viewLength)
    }

    /// The offset nearest to the present one at which the content may rest.
    var nearestRest: CGFloat {
        min(max(offset, restingOffsets.lowerBound), restingOffsets.upperBound)
    }

    /// Returns the visible length of a view beyond an edge.
    func visibleLength(ofViewAt edge: RefreshEdge, height: CGFloat) -> CGFloat {
        let visible =
            switch edge {
            case .top: -offset - baseTop
            case .bottom: offset + viewLength - baseBottom - contentLength
            }
        return min(max(0, visible), max(0, height))
    }
}
