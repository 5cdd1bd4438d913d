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

    /// The heights of texts in headers and footers, in points.
    private var heights: [String: CGFloat] = [:]

    private var saidItHasNoHeight = false

    let isHorizontal = false

    func plan(from anchor: CGPoint?) -> SkeletonPlan {
        guard let host else { return .empty }
        guard host.isLaidOut else { return .unfilled(in: host, from: anchor) }
        if host.bounds.height == 0, host.window != nil { warnOfNoHeight(host) }
        return TableTiling(model: model, table: host, cells: cells).plan(from: anchor)
    }

    func section(_ number: Int, filling length: CGFloat) -> PlannedSection? {
        guard let host, host.isLaidOut, let section = model.section(at: number) else { return nil }
        return cells.section(number, of: section, by: measures(of: host, room: length))
    }

    func place(
        _ planned: PlannedSection, ofSection position: Int, from start: CGFloat, filling length: CGFloat
    ) -> [PlacedCell] {
        guard let host else { return [] }
        let left = TableProbe(like: host, top: 0).rowExtent.left
        var y = start
        // More than a page of rows can never be seen.
        return planned.rows(within: max(length, host.visibleArea.height)).enumerated().map { item, cell in
            defer { y += cell.size.height }
            return PlacedCell(
                item: item, prototype: cell.prototype,
                frame: CGRect(origin: CGPoint(x: left, y: y), size: cell.size))
        }
    }

    /// A text is as high as the table makes it.
    func length(of supplementary: SupplementaryAnimated) -> CGFloat {
        guard let host else { return 0 }
        guard let title = supplementary.title else {
            return cells.height(of: supplementary, width: host.bounds.width)
        }
        if let height = heights[title] { return height }
        let probe = TableProbe(like: host, top: 0)
        probe.show([TableProbe.Section(rows: [1]), TableProbe.Section(rows: [1], headerTitle: title)])
        let height = probe.rectForHeader(in: 1).height
        heights[title] = height
        return height
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
        let own = position.flatMap { position in host.map { $0.numberOfRows(inSection: position) } } ?? 0
        let last = max(own - 1, placed.last?.item ?? 0)
        let rows = placed.map { cell in
            let row = cells.production(
                of: cell.prototype, size: cell.frame.size,
                at: SkeletonPlace(
                    section: number, item: cell.item, kind: .cell, className: cell.prototype.className))
            let path = IndexPath(row: cell.item, section: position ?? 0)
            let production = chrome?.addingChrome(
                to: row, isFirst: cell.item == 0, isLast: cell.item == last,
                surface: cell.item < own ? host?.cellForRow(at: path)?.surfaceColor : nil)
            return SkeletonTile(production: production ?? row, origin: cell.frame.origin)
        }
        let surface = chrome?.surface(under: placed.map(\.frame), number: position ?? 0)
        return [surface].compactMap { $0 } + rows
    }

    func section(_ number: Int) -> PlannedSection? {
        host.flatMap { section(number, filling: $0.visibleArea.height) }
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
