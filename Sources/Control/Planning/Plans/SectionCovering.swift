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

    /// The indices of the sections whose header stays the app's own, where the list has it.
    let ownHeaders: Set<Int>

    /// The indices of the sections that had no cells when they began to load. They keep their planned length, while other
    /// sections without a count keep their own.
    let empty: Set<Int>

    /// The largest number of present cells that a cover reaches over.
    static var limit: Int { 100 }

    /// Returns the cover of a section, before it is flipped.
    ///
    /// - Parameters:
    ///   - index: The index of the section in the model.
    ///   - position: The index of the section in the list, or `nil` if the list does not have it.
    ///   - place: Where the list has it, or would have it.
    func cover(ofSection index: Int, at position: Int?, _ place: SectionPlace) -> Cover {
        // Rows that load by themselves have no header and no footer.
        let content = rows(of: index) == nil ? contents.model.section(at: index) : nil
        let start = place.start
        let isOwn = place.header != nil && ownHeaders.contains(index)
        let header = edge(isOwn ? nil : content?.header, .header, index, over: place.header, from: start)
        let begin = start + header.room
        // A header that the list does not have pushes the cells down.
        let there = ownCells(ofSection: index, place.cells).map { list.moved($0, by: header.room) }
        let grown = self.grown(there, ofSection: index, at: position)
        let missing = missingCells(ofSection: index, at: position, from: begin, after: grown)
        let needed = grown + missing
        let bottom = needed.map { list.end(of: $0.frame) }.max() ?? begin
        let footer = edge(content?.footer, .footer, index, over: nil, from: bottom)
        let elements =
            [header.element, footer.element].compactMap { $0 } + list.decorated(needed, at: position)
        var cover = plan(of: elements)
        cover.section = index
        cover.position = position
        // The room is what is needed beyond what is there.
        let growth = zip(grown, there).map { $0.frame.maxY - $1.frame.maxY }.max() ?? 0
        cover.room = header.room + growth + room(of: missing, after: grown) + footer.room
        return cover
    }

    /// The length of the cells that the section lacks.
    private func room(of missing: [PlacedElement], after own: [PlacedElement]) -> CGFloat {
        guard let end = missing.map({ list.end(of: $0.frame) }).max() else { return 0 }
        let (ends, starts) = (own.map { list.end(of: $0.frame) }, missing.map { list.start(of: $0.frame) })
        let begin = ends.max() ?? starts.min() ?? end
        return max(0, end - begin)
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
    ) -> [PlacedElement] {
        guard rows(of: index) == nil, let position, let table = list as? UITableView else { return cells }
        var growth: CGFloat = 0
        let counts = table.sharedCounts
        return cells.map { cell in
            var grown = cell.moved(x: 0, y: growth)
            let height = cell.prototype?.height ?? 0
            guard height > cell.frame.height,
                table.sizesRow(at: IndexPath(row: cell.path.item, section: position), of: counts)
            else { return grown }
            grown.frame.size.height = height
            growth += height - cell.frame.height
            return grown
        }
    }

    private func kind(ofItem item: Int, inSection index: Int) -> CellAnimated? {
        if rows(of: index) != nil { return contents.model.cell(atRow: item) }
        return contents.model.section(at: index).flatMap { contents.kind(at: item, of: $0, index) }
    }

    /// The cells of the model that the section lacks, below those that it has.
    private func missingCells(
        ofSection index: Int, at position: Int?, from start: CGFloat, after own: [PlacedElement]
    ) -> [PlacedElement] {
        let count = position.map(list.numberOfItems) ?? 0
        guard let planned = planned(index),
            planned.fillsList ? empty.contains(index) || count == 0 : planned.count > count
        else { return [] }
        let visible = list.visibleArea
        let length = position == nil ? list.end(of: visible) - start : list.length(of: visible.size)
        let all = arrangement.cells(of: planned, at: position ?? index, from: start, length: length)
        guard let last = own.last, count > 0 else { return all }
        // Real cells may be larger or smaller than those of the plan.
        let planEnd = all.prefix(count).map { list.end(of: $0.frame) }.max() ?? start
        return all.dropFirst(count).map { list.moved($0, by: list.end(of: last.frame) - planEnd) }
    }

    /// The planned cells of a section, or of the first section up to the last row that loads.
    private func planned(_ index: Int) -> PlannedSection? {
        if let rows = rows(of: index) { return contents.rows(rows, by: arrangement) }
        return contents.model.section(at: index).map { contents.section(index, of: $0, by: arrangement) }
    }

    // MARK: Headers and footers

    /// Returns a header or footer of the model, over that of the list or where it would be, and the room that it needs.
    private func edge(
        _ view: CellAnimated?, _ kind: ElementKind, _ index: Int, over present: CGRect?,
        from start: CGFloat
    ) -> (element: PlacedElement?, room: CGFloat) {
        guard let view else { return (nil, 0) }
        let path = IndexPath(item: 0, section: index)
        let prototype = view.prototype(kind, in: list)
        if let present { return (PlacedElement(kind, at: path, prototype, frame: present), 0) }
        let length = arrangement.length(of: view)
        guard length > 0 else { return (nil, 0) }
        let area = list.visibleArea
        let frame =
            list.isHorizontal
            ? CGRect(x: start, y: 0, width: length, height: area.height)
            : CGRect(x: 0, y: start, width: area.width, height: length)
        return (PlacedElement(kind, at: path, prototype, frame: frame), length)
    }
}
