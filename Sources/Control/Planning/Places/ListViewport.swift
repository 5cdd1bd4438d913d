import TabCache
import UIKit

/// The part of a list that a cover fills, from the start of the visible area to its end.
struct ListViewport: Equatable {
    /// The top left corner of the cover, in the coordinate space of the content.
    let origin: CGPoint

    /// The end of the tiles, in the coordinate space of the content.
    let end: CGFloat

    /// The same for lists that scroll sideways.
    let sideEnd: CGFloat

    /// The area of the cover: all content below the origin, so that scrolling shows none of it.
    let area: CGRect

    /// - Parameters:
    ///   - visible: The visible area.
    ///   - top: The height that stays uncovered above the cells.
    ///   - anchor: The start of the first plan; `nil` starts where the list is scrolled to.
    @MainActor
    init(of list: UIScrollView, showing visible: CGRect, below top: CGFloat, from anchor: CGPoint?) {
        let start = visible.start(below: top)
        // Nothing above the cover may show, so it moves up with the content, and never down.
        origin = CGPoint(x: min(anchor?.x ?? start.x, start.x), y: min(anchor?.y ?? start.y, start.y))
        end = Self.roundedToPages(visible.height, from: origin.y, to: visible.maxY)
        sideEnd = Self.roundedToPages(visible.width, from: origin.x, to: visible.maxX)
        let corner = CGPoint(
            x: max(visible.maxX, list.contentSize.width), y: max(list.bounds.maxY, list.contentSize.height))
        area = CGRect(
            x: origin.x, y: origin.y, width: max(0, corner.x - origin.x), height: max(0, corner.y - origin.y))
    }

    var size: CGSize { CGSize(width: max(0, sideEnd - origin.x), height: max(0, end - origin.y)) }

    /// Returns the end; beyond the first page, the end of the last page that it reaches into.
    private static func roundedToPages(_ page: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
        guard page > 0, end - start > page else { return max(start, end) }
        return start + ((end - start) / page - 0.0001).rounded(.up) * page
    }
}

/// The extent of a list's content that its cover has to fill.
struct ScrolledExtent {
    /// The start of the first plan.
    private let anchor: CGPoint
    private let start: CGPoint
    private let end: CGPoint

    /// - Parameter anchor: The start of the first plan.
    @MainActor
    init(of list: UIScrollView, from anchor: CGPoint) {
        self.anchor = anchor
        // A pull beyond the end is not worth a plan.
        let viewport = ListViewport(of: list, showing: list.settledArea, below: 0, from: anchor)
        start = list.visibleArea.start(below: 0)
        end = CGPoint(x: viewport.sideEnd, y: viewport.end)
    }

    /// Whether a list shows more now than it did, at the start or at the end.
    @MainActor
    func isExceeded(by list: UIScrollView?) -> Bool {
        guard let now = list.map({ ScrolledExtent(of: $0, from: anchor) }) else { return false }
        return now.start.x < start.x || now.start.y < start.y || now.end.x > end.x || now.end.y > end.y
    }
}

extension CGRect {
    /// The corner of a visible area where content can be, below what stays uncovered.
    fileprivate func start(below top: CGFloat) -> CGPoint { CGPoint(x: max(minX, 0), y: max(minY, top)) }
}

extension UIScrollView {
    /// Whether the list has a width, without which no cell can be measured.
    var isLaidOut: Bool { bounds.width > 0 }

    /// The area that bars and insets leave visible, in the coordinate space of the content.
    var visibleArea: CGRect { bounds.inset(by: adjustedContentInset) }

    /// The visible area at rest, without a pull beyond the edges.
    var settledArea: CGRect {
        let area = visibleArea
        let last = CGPoint(
            x: max(0, contentSize.width - area.width), y: max(0, contentSize.height - area.height))
        return CGRect(
            origin: CGPoint(x: min(max(0, area.minX), last.x), y: min(max(0, area.minY), last.y)),
            size: area.size)
    }
}
