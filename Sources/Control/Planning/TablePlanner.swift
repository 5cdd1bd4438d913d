import TabProduction
import UIKit

/// Plans the skeleton of a table: which rows it has, how high they are, and where they are.
@MainActor
final class TablePlanner: ListPlanning {
    let model: TableAnimated
    let cells: PlannedCells
    private(set) weak var host: UITableView?

    init(model: TableAnimated, host: UITableView) {
        self.model = model
        self.host = host
        cells = PlannedCells(of: model, in: host)
    }

    let canPlanWhole = true

    private var saidItHasNoHeight = false

    let isHorizontal = false

    func plan(from anchor: CGPoint?) -> SkeletonPlan {
        guard let host else { return .empty }
        guard host.isLaidOut else { return .unfilled(in: host, from: anchor) }
        if host.bounds.height == 0, host.window != nil { warnOfNoHeight(host) }
        return TableTiling(model: model, table: host, cells: cells).plan(from: anchor)
    }

    func cells(ofSection number: Int, after end: CGFloat) -> [PlacedCell] {
        guard let host, host.isLaidOut, let section = model.section(at: number) else { return [] }
        let row = TableProbe(like: host, top: 0).rowExtent
        let measures = measures(width: row.width, room: host.visibleArea.maxY - end)
        // Behind the content of the list a page is all that can ever be seen.
        let planned = cells.section(number, of: section, by: measures)
        var y = end
        return planned.rows(within: host.visibleArea.height).map { cell in
            defer { y += cell.size.height }
            return PlacedCell(
                prototype: cell.prototype, frame: CGRect(origin: CGPoint(x: row.left, y: y), size: cell.size))
        }
    }

    private func warnOfNoHeight(_ table: UITableView) {
        guard !saidItHasNoHeight else { return }
        saidItHasNoHeight = true
        SkeletonLog.warn(
            "\(table.declaredClass) is 0 points high, so its skeleton is not seen. A table as high as its content gets "
                + "rows with the presentation .inline, or needs a height while it loads")
    }

    func tiles(of placed: [PlacedCell], ofSection number: Int, at position: Int?) -> [SkeletonTile] {
        let chrome = host.map(TableChrome.init)
        let rows = placed.enumerated().map { index, cell in
            let row = cells.production(
                of: cell.prototype, size: cell.frame.size,
                at: SkeletonPlace(
                    section: number, item: index, kind: .cell, className: cell.prototype.className))
            let path = IndexPath(row: index, section: position ?? 0)
            let production = chrome?.addingChrome(
                to: row, isFirst: index == 0, isLast: index == placed.count - 1,
                surface: position == nil ? nil : host?.cellForRow(at: path)?.surfaceColor)
            return SkeletonTile(production: production ?? row, origin: cell.frame.origin)
        }
        let surface = chrome?.surface(under: placed.map(\.frame), number: position ?? 0)
        return [surface].compactMap { $0 } + rows
    }

    func section(_ number: Int) -> PlannedSection? {
        guard let host, host.isLaidOut, let section = model.section(at: number) else { return nil }
        return cells.section(number, of: section, by: measures(of: host, room: host.visibleArea.height))
    }

    func cell(_ number: Int) -> PlannedCell? {
        guard let host, host.isLaidOut, let kind = model.cell(atRow: number) else { return nil }
        return cells.cell(kind, at: number, inSection: 0, by: measures(of: host, room: 0))
    }

    private func measures(of table: UITableView, room: CGFloat) -> TableMeasures {
        measures(width: TableProbe(like: table, top: 0).rowExtent.width, room: room)
    }

    private func measures(width: CGFloat, room: CGFloat) -> TableMeasures {
        TableMeasures(
            rowHeight: host?.rowHeight ?? 0, width: width, remembered: cells.remembered
        ) { before in
            room - before.reduce(0) { $0 + $1.size.height }
        }
    }
}
