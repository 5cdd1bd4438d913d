import UIKit

/// How far a list has been scrolled since its cover was planned.
struct ScrolledExtent {
    private let start: CGPoint
    private let end: CGPoint

    /// Reads a list.
    ///
    /// - Parameter anchor: Where the cover started when it was first planned.
    @MainActor
    init(of list: UIScrollView, from anchor: CGPoint) {
        // What a pull beyond the end shows for a moment is not worth a plan.
        let viewport = ListViewport(of: list, from: anchor, showing: list.settledArea)
        start = ListViewport(of: list).origin
        end = CGPoint(x: viewport.sideEnd, y: viewport.end)
    }

    /// Whether the list shows more than another extent does, at the start or at the end.
    func exceeds(_ other: ScrolledExtent) -> Bool {
        start.x < other.start.x || start.y < other.start.y || end.x > other.end.x || end.y > other.end.y
    }
}
