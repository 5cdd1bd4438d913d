import TabCache
import TabProduction
import UIKit

/// One cover of a skeleton: over the whole view, or over a section of a list that loads on its own.
struct Cover: Equatable {
    /// The index in the model of the section that it covers; `nil` for the whole view.
    var section: Int?

    /// The index of the section in the list; `nil` where the list does not have it.
    var position: Int?

    /// Where the list had the section when it was planned; `nil` where the list does not have it, and for the whole view.
    var place: SectionPlace?

    /// The area, in the coordinate space of the covered view.
    var frame: CGRect

    var tiles: [SkeletonTile] = []

    /// The color behind the tiles, where the list draws one; `nil` shows what is behind the cover.
    var background: UIColor?

    /// The room that the skeleton needs beyond the section's own cells, along the axis of scrolling, in points.
    var room: CGFloat = 0

    /// Whether the cover grows with the view until it is planned again.
    var growsWithView: Bool { section == nil || tiles.isEmpty }

    /// Whether nothing of it is to be seen yet.
    var isHidden: Bool { section != nil && (tiles.isEmpty || frame.isEmpty) }

    /// Returns the cover without the strip at the end of the list in which an index stands.
    @MainActor
    func leavingIndex(of list: some ListHost) -> Cover {
        guard let table = list as? UITableView,
            case let width = min(TableRow.indexWidth(in: table), frame.width),
            width > 0
        else { return self }
        var cover = self
        cover.frame.size.width -= width
        guard list.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return cover }
        cover.frame.origin.x += width
        for index in tiles.indices { cover.tiles[index].origin.x -= width }
        return cover
    }

    /// Returns the cover as a list shows it: mirrored, where the layout of the list is flipped.
    @MainActor
    func shown(in list: some ListHost) -> Cover {
        var cover = self
        cover.frame = list.shown(frame)
        guard cover.frame.minX != frame.minX || list.shown(.zero) != .zero else { return self }
        for index in tiles.indices {
            let tile = CGRect(origin: tiles[index].origin, size: tiles[index].production.size)
            cover.tiles[index].origin.x = frame.width - tile.maxX
        }
        return cover
    }

    /// Returns the tiles that another cover of the section does not have any more, where they were; `nil` if it has all.
    func vanishing(from other: Cover) -> Cover? {
        let place = { (cover: Cover, tile: SkeletonTile) in
            [cover.frame.minX + tile.origin.x, cover.frame.minY + tile.origin.y]
        }
        let kept = Set(other.tiles.map { place(other, $0) })
        let gone = tiles.filter { !kept.contains(place(self, $0)) }
        let area = gone.reduce(CGRect.null) {
            $0.union(CGRect(origin: $1.origin, size: $1.production.size))
        }
        guard !area.isNull else { return nil }
        let tiles = gone.map { tile in
            var tile = tile
            tile.origin.x -= area.minX
            tile.origin.y -= area.minY
            return tile
        }
        return Cover(
            section: section, position: position,
            frame: area.offsetBy(dx: frame.origin.x, dy: frame.origin.y), tiles: tiles, background: background
        )
    }
}

/// Why a skeleton is planned.
enum PlanReason: Comparable {
    /// The content of the list changed, or it was scrolled.
    case content
    /// The size, the traits or the direction of the view changed.
    case conditions
    /// The skeleton starts, or the app updates it.
    case start
}

/// A planner of one view's skeleton: the seam between planners, which know kinds of views, and the presenter.
@MainActor
protocol SkeletonPlanner: AnyObject {
    var model: ViewAnimated { get }

    /// The covered view; `nil` once it is gone.
    var host: UIView? { get }

    /// The model of a list; `nil` for a view without parts.
    var form: FormAnimated? { get }

    /// The number of sections of the whole skeleton; zero for a view without sections.
    var sectionCount: Int { get }

    /// Whether the app has announced the deletion of all sections that load.
    var isDeleted: Bool { get }

    /// Returns the covers of parts of the view, the whole of it being one.
    func covers(of parts: ListParts, because reason: PlanReason) -> [Cover]

    /// Whether what some covers lie over, of those of parts of the view, is elsewhere by now.
    func isOutdated(_ covers: [Cover], of parts: ListParts) -> Bool

    /// Follows sections that the app has inserted, deleted and moved in its data.
    ///
    /// - Returns: Whether the change leads to the data as it is.
    func follow(_ change: SectionChange) -> Bool

    /// Forgets the productions, so that the model's present properties and adjustments take effect.
    func forget()
}

extension SkeletonPlanner {
    var sectionCount: Int { 0 }

    var isDeleted: Bool { false }

    func isOutdated(_ covers: [Cover], of parts: ListParts) -> Bool { false }

    func wholeCover() -> Cover? { covers(of: .whole, because: .start).first }
}
