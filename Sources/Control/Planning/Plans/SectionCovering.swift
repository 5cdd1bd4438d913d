import TabCache
import TabProduction
import UIKit

/// Covers sections of a list that load on their own, one by one: cells that the list has, and cells that only the
/// skeleton has.
@MainActor
struct SectionCovering<List: ListHost> {
    let contents: ListContents
    let list: List
    let arrangement: any ListArranging
    /// The rows of the first section that load by themselves; `nil` where none do.
    let rows: Set<Int>?

    /// The numbers of rows that a table and its data source both have, by sections.
    let counts: [Int]

    /// The indices of the sections whose header stays the app's own, where the list has it.
    let ownHeaders: Set<Int>

    /// The indices of the sections that had no cells when they began to load. They keep their planned length, while other
    /// sections without a count keep their own.
    let empty: Set<Int>

    /// Returns the cover of a section, before it is flipped: its elements as they are planned, moved to where the list has it.
    ///
    /// - Parameters:
    ///   - index: The index of the section in the model.
    ///   - position: The index of the section in the list, or `nil` if the list does not have it.
    ///   - place: Where the list has it, or would have it.
    func cover(ofSection index: Int, at position: Int?, _ place: SectionPlace) -> Cover {
        let placed = placed(index, at: position, place)
        let (header, room) = header(ofSection: index, among: placed, place)
        let begin = place.start + room
        // A header that the list does not have pushes the cells down.
        let there = ownCells(ofSection: index, place.cells).map { list.moved($0, by: room) }
        let (grown, growth) = self.grown(there, ofSection: index, at: position)
        let end = place.end.map { $0 + room + growth }
        let planned = placed.filter { $0.kind == .cell }
        let missing = missingCells(of: planned, at: position, from: begin, after: end)
        let needed = grown + missing
        let bottom = needed.map { list.end(of: $0.frame) }.max() ?? begin
        let planEnd = planned.map { list.end(of: $0.frame) }.max() ?? 0
        let footer = placed.first { $0.kind == .footer }.map { list.moved($0, by: bottom - planEnd) }
        var cover = plan(of: [header, footer].compactMap { $0 } + list.decorated(needed, at: position))
        cover.section = index
        cover.position = position
        // The room is what is needed beyond what is there.
        let full = end ?? missing.map { list.start(of: $0.frame) }.min() ?? bottom
        cover.room =
            room + growth + (missing.isEmpty ? 0 : max(0, bottom - full))
            + (footer.map { list.length(of: $0.frame.size) } ?? 0)
        return cover
    }

    /// Returns the rows of a section that load by themselves; `nil` where the section does.
    private func rows(of index: Int) -> Set<Int>? { index == 0 ? rows : nil }

    private func plan(of elements: [PlacedElement]) -> Cover {
        let area = elements.reduce(CGRect.null) { $0.union($1.frame) }
        guard !area.isNull else { return Cover(frame: .zero) }
        let tiles = elements.compactMap { element -> SkeletonTile? in
            var tile = element.moved(x: -area.minX, y: -area.minY).tile(of: contents)
            if element.kind == .header, list.pinsHeaders { tile?.pinEnd = area.height - element.frame.height }
            return tile
        }
        return Cover(frame: area, tiles: tiles).leavingIndex(of: list)
    }

    // MARK: Cells

    /// The cells of a section that the list has.
    private func ownCells(ofSection index: Int, _ frames: [CGRect]) -> [PlacedElement] {
        frames.enumerated().compactMap { item, frame -> PlacedElement? in
            guard rows(of: index)?.contains(item) != false, let kind = kind(ofItem: item, inSection: index)
            else {
                return nil
            }
            return PlacedElement(
                .cell, at: IndexPath(item: item, section: index), kind, frame: frame)
        }
    }

    /// Returns rows that the list has, those that size themselves at least as high as the model says, and moves the rows
    /// below them: an empty placeholder is as low as its margins. A row that loads by itself keeps its height.
    private func grown(
        _ cells: [PlacedElement], ofSection index: Int, at position: Int?
    ) -> (cells: [PlacedElement], growth: CGFloat) {
        guard rows(of: index) == nil, let position, let table = list as? UITableView else {
            return (cells, 0)
        }
        var growth: CGFloat = 0
        let grown = cells.map { cell in
            var grown = cell.moved(x: 0, y: growth)
            let height = cell.prototype?.height ?? 0
            guard height > cell.frame.height,
                table.sizesRow(at: IndexPath(row: cell.path.item, section: position), of: counts)
            else { return grown }
            grown.frame.size.height = height
            growth += height - cell.frame.height
            return grown
        }
        return (grown, growth)
    }

    private func kind(ofItem item: Int, inSection index: Int) -> CellAnimated? {
        if rows(of: index) != nil { return contents.model.cell(atRow: item) }
        return contents.model.section(at: index).flatMap { contents.kind(at: item, of: $0, index) }
    }

    /// The elements of the model for a section that lacks some, from where its cells begin.
    private func placed(_ index: Int, at position: Int?, _ place: SectionPlace) -> [PlacedElement] {
        guard let planned = planned(index) else { return [] }
        let count = position.map(list.numberOfItems) ?? 0
        let content = planned.content
        let lacksCells = planned.fillsList ? empty.contains(index) || count == 0 : planned.count > count
        guard lacksCells || content?.footer != nil || place.header == nil && content?.header != nil else {
            return []
        }
        let visible = list.visibleArea
        let length = position == nil ? list.end(of: visible) - place.start : list.length(of: visible.size)
        let elements = arrangement.elements(
            of: planned, at: position ?? index,
            within: length + max(0, (place.end ?? place.start) - place.start))
        return lacksCells ? elements : elements.filter { $0.kind != .cell || $0.path.item < count }
    }

    /// The planned cells that the list lacks, after the end of those that it has.
    private func missingCells(
        of planned: [PlacedElement], at position: Int?, from start: CGFloat, after end: CGFloat?
    ) -> [PlacedElement] {
        guard let position, let end else { return planned.map { list.moved($0, by: start) } }
        let count = list.numberOfItems(inSection: position)
        // Real cells may be larger or smaller than those of the plan.
        let planEnd = planned.filter { $0.path.item < count }.map { list.end(of: $0.frame) }.max() ?? 0
        return planned.filter { $0.path.item >= count }.map { list.moved($0, by: end - planEnd) }
    }

    /// The planned cells of a section, or of the first section up to the last row that loads.
    private func planned(_ index: Int) -> PlannedSection? {
        if let rows = rows(of: index) { return contents.rows(rows, by: arrangement) }
        return contents.model.section(at: index).map { contents.section(index, of: $0, by: arrangement) }
    }

    // MARK: Headers

    /// Returns the header of a section, over that of the list or where it would be, and the room that it needs.
    private func header(
        ofSection index: Int, among placed: [PlacedElement], _ place: SectionPlace
    ) -> (element: PlacedElement?, room: CGFloat) {
        guard let frame = place.header else {
            let header = placed.first { $0.kind == .header }
            let room = header.map { list.length(of: $0.frame.size) } ?? 0
            return (header.map { list.moved($0, by: place.start + room) }, room)
        }
        // Rows that load by themselves have no header.
        let isOwn = ownHeaders.contains(index) || rows(of: index) != nil
        let view = isOwn ? nil : contents.model.section(at: index)?.header
        let path = IndexPath(item: 0, section: index)
        return (
            view.map { PlacedElement(.header, at: path, $0.prototype(.header, in: list), frame: frame) }, 0
        )
    }
}
