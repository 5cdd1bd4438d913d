import TabCache
import TabProduction
import UIKit

/// Plans the skeleton of a list: its cells, their frames and their tiles.
@MainActor
final class ListPlanner<List: ListHost>: SkeletonPlanner {
    let contents: ListContents
    private weak var list: List?
    /// Returns the arrangement of the list, which may be scrolled away from its top.
    private let arrangement: (List, _ isScrolled: Bool) -> any ListArranging
    private var anchor: CGPoint?
    /// The size of the list at the last plan.
    private var size: CGSize?
    private var tracker = SectionTracker()
    /// The headers of the last plan of the whole, and the sections whose own one is seen through the cover.
    private var headers: (all: [PlacedElement], known: Set<Int>) = ([], [])
    /// Whether the header of a section that loads stays the app's own, as it was when the section started.
    private var ownHeaders = [Int: Bool]()

    init(
        of contents: ListContents, in list: List,
        by arrangement: @escaping (List, _ isScrolled: Bool) -> any ListArranging
    ) {
        self.contents = contents
        self.list = list
        self.arrangement = arrangement
    }

    var model: ViewAnimated { contents.model }

    var form: FormAnimated? { contents.model }

    var host: UIView? { list }

    /// The sections of the model, of the last content and of the data source: the app may have some that the model does not name.
    var sectionCount: Int {
        if contents.remembered == nil { contents.recall() }
        return max(contents.sections.count, list?.countsOfDataSource.count ?? 0)
    }

    private(set) var isDeleted = false

    func covers(of parts: ListParts, because reason: PlanReason) -> [Cover] {
        guard let list else { return [] }
        guard parts == .whole else { return covers(of: parts, in: list, looksUp: reason == .start) }
        // The content of a list that turns changes before the list tells of its size.
        let isAsBefore = reason == .content && list.bounds.size == size
        let cover = wholeCover(of: list, from: isAsBefore ? anchor : nil)
        (anchor, size) = (cover.frame.origin, list.bounds.size)
        return [cover]
    }

    func isOutdated(_ covers: [Cover], of parts: ListParts) -> Bool {
        guard let list, list.isLaidOut, list.window != nil, !list.hasUncommittedUpdates else { return false }
        guard parts != .whole else {
            return contents.model.sectionsWithKnownHeader(in: list, among: headers.all) != headers.known
        }
        var starts = SectionStarts()
        return tracker.hasFoundMissingSection(in: list)
            || covers.contains { cover in
                guard let index = cover.section else { return false }
                let position = list.existing(tracker.position(ofSection: index, in: list))
                return cover.position != position
                    || cover.place != position.map { list.place(ofSection: $0, &starts) }
            }
    }

    func follow(_ change: SectionChange) -> Bool {
        guard let count = list?.countsOfDataSource.count else { return false }
        return tracker.expect(change, leadingTo: count)
    }

    func forget() {
        contents.forget()
    }

    // MARK: The whole

    private func wholeCover(of list: List, from anchor: CGPoint?) -> Cover {
        func viewport(below top: CGFloat, from anchor: CGPoint?) -> ListViewport {
            ListViewport(of: list, showing: list.visibleArea, below: top, from: anchor)
        }
        guard list.isLaidOut else { return Cover(frame: viewport(below: 0, from: anchor).area) }
        warnOfNoHeight(list)
        contents.followConditions()
        let top = list.heightAboveCells
        let coversTop = (model as? TableAnimated)?.coversTableHeader == true
        var anchor = anchor ?? list.startInSight(below: top)
        if coversTop, list.visibleArea.minY < top {
            anchor = CGPoint(x: anchor?.x ?? max(list.visibleArea.minX, 0), y: 0)
        }
        let viewport = viewport(below: coversTop ? 0 : top, from: anchor)
        // The first cells of a scrolled list stand where the cover begins.
        let start = CGPoint(
            x: list.isHorizontal ? 0 : viewport.origin.x, y: min(top, viewport.origin.y))
        let arrangement = arrangement(list, viewport.origin.y > 0 && viewport.origin.y >= top)
        let placed = arrangement.elements(
            of: contents.sections(by: arrangement),
            within: CGRect(origin: start, size: viewport.size))
        let known = contents.model.sectionsWithKnownHeader(in: list, among: placed)
        headers = (placed.filter { $0.kind == .header }, known)
        let elements = placed.map { $0.moved(x: -start.x, y: -start.y) }
        let pins = list.pinsHeaders ? elements.pinEnds : [:]
        return Cover(
            frame: viewport.area, tiles: elements.compactMap { tile(of: $0, in: list, pins, known) },
            background: elements.first(where: \.isBackground)?.appearance?.color
        ).leavingIndex(of: list)
    }

    /// - Parameter known: The sections whose header is seen through the cover.
    private func tile(
        of element: PlacedElement, in list: List, _ pins: [Int: CGFloat], _ known: Set<Int>
    ) -> SkeletonTile? {
        guard !element.isBackground else { return nil }
        if element.kind == .header, known.contains(element.path.section) {
            return SkeletonTile(
                production: .opening(of: element.frame.size), origin: element.frame.origin)
        }
        // The background of a collection shows through between and under its cells.
        var tile = element.tile(of: contents, isSeenThrough: list is UICollectionView)
        if element.kind == .header { tile?.pinEnd = pins[element.path.section] }
        return tile
    }

    private func warnOfNoHeight(_ list: List) {
        guard list.bounds.height == 0, list.window != nil else { return }
        SkeletonLog.warnOnce(
            "\(list.declaredClass) is 0 points high, so its skeleton is not seen. A list as high as its content needs "
                + "a height while it loads", about: self)
    }

    // MARK: Sections

    /// Returns the covers of sections, where the list has them or after its content.
    ///
    /// - Parameter looksUp: Whether to look up sections again that the list did not have.
    private func covers(of parts: ListParts, in list: List, looksUp: Bool) -> [Cover] {
        tracker.follow(list)
        if looksUp { tracker.lookUpMissingSections() }
        let indices = parts.sections
        isDeleted = !looksUp && list.identifyingSource == nil && tracker.areDeleted(indices)
        let positions = tracker.positions(ofSections: indices, in: list)
        // A list without a width is planned when it has one.
        guard list.isLaidOut else {
            return positions.keys.min().map { [Cover(section: $0, frame: list.bounds)] } ?? []
        }
        contents.followConditions()
        noteOwnHeaders(at: positions, in: list)
        let covering = SectionCovering(
            contents: contents, list: list, arrangement: arrangement(list, false), rows: parts.rows,
            counts: (list as? UITableView)?.sharedCounts ?? [],
            ownHeaders: Set(ownHeaders.filter(\.value).keys), empty: tracker.empty)
        var starts = SectionStarts()
        var end = list.length(of: list.contentSize)
        return positions.keys.sorted().map { index in
            guard let position = list.existing(positions[index]) else {
                let place = SectionPlace(header: nil, cells: [], end: nil, start: end)
                let cover = covering.cover(ofSection: index, at: nil, place)
                end = max(end, list.end(of: cover.frame))
                return cover.shown(in: list)
            }
            let place = list.place(ofSection: position, &starts)
            var cover = covering.cover(ofSection: index, at: position, place).shown(in: list)
            cover.place = place
            return cover
        }
    }

    private func noteOwnHeaders(at positions: [Int: Int], in list: List) {
        ownHeaders = ownHeaders.filter { positions[$0.key] != nil }
        for (index, position) in positions where ownHeaders[index] == nil {
            ownHeaders[index] = contents.model.keepsHeader(ofSection: position, in: list)
        }
    }
}

extension ListHost {
    /// Returns the index of a section that the list has; `nil` for one that it does not have.
    fileprivate func existing(_ position: Int?) -> Int? {
        position.flatMap { $0 < numberOfSections ? $0 : nil }
    }

    /// Returns the start of the cells that the edge of the visible area cuts, so that ours stand where they do; `nil` where
    /// it cuts none.
    fileprivate func startInSight(below top: CGFloat) -> CGPoint? {
        let edge = CGPoint(x: max(visibleArea.minX, 0), y: max(visibleArea.minY, top))
        let cut = shownPaths.compactMap { frameOfCell(at: $0).map(shown) }.filter { frame in
            let edge = isHorizontal ? edge.x : edge.y
            return start(of: frame) < edge && end(of: frame) > edge
        }
        guard !cut.isEmpty else { return nil }
        return cut.reduce(edge) { start, frame in
            isHorizontal
                ? CGPoint(x: min(start.x, frame.minX), y: start.y)
                : CGPoint(x: start.x, y: min(start.y, frame.minY))
        }
    }
}
