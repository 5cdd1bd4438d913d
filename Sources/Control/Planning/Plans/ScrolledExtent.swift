import UIKit

/// The extent of a list's content that its cover has to fill.
struct ScrolledExtent {
    /// The start of the first plan.
    private let anchor: CGPoint
    private let start: CGPoint
    private let end: CGPoint

    /// Reads a list.
    ///
    /// - Parameter anchor: The start of the first plan.
    @MainActor
    init(of list: UIScrollView, from anchor: CGPoint) {
        self.anchor = anchor
        // A pull beyond the end is not worth a plan.
        let viewport = ListViewport(of: list, from: anchor, showing: list.settledArea)
        start = ListViewport(of: list).origin
        end = CGPoint(x: viewport.sideEnd, y: viewport.end)
    }

    /// Whether a list shows more now than it did, at the start or at the end.
    @MainActor
    func isExceeded(by list: UIScrollView?) -> Bool {
        guard let now = list.map({ ScrolledExtent(of: $0, from: anchor) }) else { return false }
        return now.start.x < start.x || now.start.y < start.y || now.end.x > end.x || now.end.y > end.y
    }
}
