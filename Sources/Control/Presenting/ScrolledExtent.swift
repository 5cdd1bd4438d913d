import UIKit

/// The extent of a list's content that its cover has to fill.
struct ScrolledExtent {
    private let start: CGPoint
    private let end: CGPoint

    /// Reads a list.
    ///
    /// - Parameter anchor: The start of the first plan.
    @MainActor
    init(of list: UIScrollView, from anchor: CGPoint) {
        // A pull beyond the end is not worth a plan.
        let viewport = ListViewport(of: list, from: anchor, showing: list.settledArea)
        start = ListViewport(of: list).origin
        end = CGPoint(x: viewport.sideEnd, y: viewport.end)
    }

    /// Whether the list shows more than another extent does, at the start or at the end.
    func exceeds(_ other: ScrolledExtent) -> Bool {
        start.x < other.start.x || start.y < other.start.y || end.x > other.end.x || end.y > other.end.y
    }
}
