import Foundation

/// The position of a scroll view, which an edge receives at each move.
struct ScrollSample: Hashable, Sendable {
    /// The geometry of the scroll view.
    var geometry: ScrollGeometry
    /// Whether a finger drags the content.
    var isFingerDown: Bool = false
    /// Whether the content runs on after a fling.
    var isDecelerating: Bool = false
    /// Whether the content moved towards its end since the last sample.
    var movesTowardsEnd: Bool = false
    /// Whether nothing happens at the other edge.
    var isPartnerIdle: Bool = true
}
