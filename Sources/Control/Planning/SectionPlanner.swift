import TabProduction
import UIKit

/// Plans what covers one section of a list: the cells that the section has, and those that only its skeleton has.
@MainActor
struct SectionPlanner<Planner: ListPlanning> {
    let planner: Planner
    let list: Planner.Host
    let parts: ListParts

    /// The numbers of the sections that had no cells when they began to load.
    let empty: Set<Int>

    /// More cells than these, of those that a section has, are not covered.
    private static var limit: Int { 100 }

    /// Returns the cover of a section.
    ///
    /// - Parameters:
    ///   - number: The number that the model knows the section by.
    ///   - position: The position of the section in the list, or `nil` if the list does not have it.
    ///   - start: Where its cells begin along the axis of scrolling, in points.
    func cover(ofSection number: Int, at position: Int?, from start: CGFloat) -> SectionCover {
        let header = edge(
            planner.model.section(at: number)?.header, .header, number, at: position, from: start)
        let begin = start + header.room
        let own = position.map { ownCells(ofSection: number, at: $0) } ?? []
        let missing = missingCells(ofSection: number, at: position, from: begin, after: own)
        let bottom = (own + missing).map { end(of: $0.frame) }.max() ?? begin
        let footer = edge(planner.model.section(at: number)?.footer, .footer, number, at: nil, from: bottom)
        let tiles = planner.tiles(of: own + missing, ofSection: number, at: position)
        return SectionCover(
            plan: plan(of: [header.tile, footer.tile].compactMap { $0 } + tiles),
            room: header.room + room(of: missing, after: own) + footer.room)
    }

    private func start(of frame: CGRect) -> CGFloat { planner.along(frame.origin) }

    private func end(of frame: CGRect) -> CGFloat { planner.along(CGPoint(x: frame.maxX, y: frame.maxY)) }

    /// The length of the cells that the section does not have.
    private func room(of missing: [PlacedCell], after own: [PlacedCell]) -> CGFloat {
        guard let end = missing.map({ end(of: $0.frame) }).max() else { return 0 }
        let begin =
            own.map { self.end(of: $0.frame) }.max() ?? missing.map { start(of: $0.frame) }.min() ?? end
        return max(0, end - begin)
    }

    private func plan(of tiles: [SkeletonTile]) -> SkeletonPlan {
        let area = tiles.reduce(CGRect.null) {
            $0.union(CGRect(origin: $1.origin, size: $1.production.size))
        }
        guard !area.isNull else { return .empty }
        let moved = tiles.map {
            SkeletonTile(
                production: $0.production,
                origin: CGPoint(x: $0.origin.x - area.minX, y: $0.origin.y - area.minY))
        }
        return SkeletonPlan(frame: area, tiles: moved)
    }
}

// MARK: - Cells

extension SectionPlanner {
    /// The cells of a section that the list has, as far as they can be seen without much scrolling.
    private func ownCells(ofSection number: Int, at position: Int) -> [PlacedCell] {
        (0..<min(list.numberOfCells(inSection: position), Self.limit)).compactMap { item in
            guard loads(item), let kind = kind(ofItem: item, inSection: number),
                let frame = list.frameOfCell(at: IndexPath(item: item, section: position))
            else { return nil }
            return PlacedCell(item: item, prototype: kind.prototype, frame: frame)
        }
    }

    private func loads(_ item: Int) -> Bool {
        guard case .rows(let rows) = parts else { return true }
        return rows.contains(item)
    }

    private func kind(ofItem item: Int, inSection number: Int) -> CellAnimated? {
        if case .rows = parts { return planner.model.cell(atRow: item) }
        return planner.model.section(at: number).flatMap { planner.cells.kind(at: item, of: $0, number) }
    }

    /// The cells of the model that the section does not have, below those that it has.
    private func missingCells(
        ofSection number: Int, at position: Int?, from start: CGFloat, after own: [PlacedCell]
    ) -> [PlacedCell] {
        let page = planner.along(CGPoint(x: list.visibleArea.width, y: list.visibleArea.height))
        let rest = planner.along(CGPoint(x: list.visibleArea.maxX, y: list.visibleArea.maxY)) - start
        let length = position == nil ? rest : page
        let count = position.map(list.numberOfCells) ?? 0
        guard let planned = planned(number, filling: length),
            planned.fillsList ? empty.contains(number) || count == 0 : planned.count > count
        else { return [] }
        let all = planner.place(planned, ofSection: position ?? number, from: start, filling: length)
        guard let last = own.last, count > 0 else { return all }
        // Real cells may be larger or smaller than those of the plan.
        let shift = end(of: last.frame) - (all.prefix(count).map { end(of: $0.frame) }.max() ?? start)
        return all.dropFirst(count).map { cell in
            let frame =
                planner.isHorizontal
                ? cell.frame.offsetBy(dx: shift, dy: 0) : cell.frame.offsetBy(dx: 0, dy: shift)
            return PlacedCell(item: cell.item, prototype: cell.prototype, frame: frame)
        }
    }

    /// The cells of a section; those of rows that load by themselves go as far as the last of them.
    private func planned(_ number: Int, filling length: CGFloat) -> PlannedSection? {
        guard case .rows(let rows) = parts else { return planner.section(number, filling: length) }
        var planned = PlannedSection()
        for row in 0..<(rows.max().map { min($0, PlannedSection.limit) + 1 } ?? 0) {
            if let cell = planner.cell(row) { planned.append(cell, kind: row) }
        }
        return planned
    }
}

// MARK: - Headers and footers

extension SectionPlanner {
    /// Returns a header or footer of the model: over that of the list, or where it would be, with the room it needs.
    private func edge(
        _ view: SupplementaryAnimated?, _ kind: SkeletonPlace.Kind, _ number: Int, at position: Int?,
        from start: CGFloat
    ) -> (tile: SkeletonTile?, room: CGFloat) {
        guard let view else { return (nil, 0) }
        if let frame = position.flatMap(list.frameOfHeader), !frame.isEmpty {
            return (tile(of: view, kind, number, in: frame), 0)
        }
        let length = planner.length(of: view)
        let area = list.visibleArea
        let frame =
            planner.isHorizontal
            ? CGRect(x: start, y: 0, width: length, height: area.height)
            : CGRect(x: 0, y: start, width: area.width, height: length)
        return (tile(of: view, kind, number, in: frame), length)
    }

    private func tile(
        of view: SupplementaryAnimated, _ kind: SkeletonPlace.Kind, _ number: Int, in frame: CGRect
    ) -> SkeletonTile {
        let place = SkeletonPlace(section: number, kind: kind, className: view.prototype.className)
        let production = planner.cells.production(of: view.prototype, size: frame.size, at: place)
        return SkeletonTile(production: production, origin: frame.origin)
    }
}
