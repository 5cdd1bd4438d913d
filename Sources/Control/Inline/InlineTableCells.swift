import TabProduction
import UIKit

/// The cells, headers and footers of our own that stand in the parts of a table that load.
@MainActor
final class InlineTableCells: InlineCells {
    let model: TableAnimated
    var content = InlineContent()

    private weak var table: UITableView?
    private var rows: [Int: [TableRows.Row]] = [:]

    init(of table: UITableView, model: TableAnimated) {
        self.table = table
        self.model = model
    }

    /// Returns the cell at a path.
    func cell(at path: IndexPath, number: Int) -> UITableViewCell {
        let cell = dequeue()
        guard let row = row(at: path, number: number) else { return cell }
        fill(cell.cover, with: row.prototype, background: surface)
        return cell
    }

    /// Returns the height of the row at a path, in points.
    func height(at path: IndexPath, number: Int) -> CGFloat {
        row(at: path, number: number)?.height ?? 44
    }

    /// Returns the view of a header or footer.
    func view(for supplementary: SupplementaryAnimated) -> UIView {
        let view = SkeletonHeaderFooterView(frame: .zero)
        fill(view.cover, with: supplementary.prototype, background: nil)
        return view
    }

    private func fill(_ skeleton: CellSkeleton, with prototype: Prototype, background: UIColor?) {
        guard let table else { return }
        skeleton.show(prototype, of: model, in: table, background: background)
    }

    private func dequeue() -> SkeletonTableCell {
        table?.dequeueReusableCell(withIdentifier: SkeletonTableCell.identifier) as? SkeletonTableCell
            ?? SkeletonTableCell(style: .default, reuseIdentifier: SkeletonTableCell.identifier)
    }

    /// Cells of the grouped styles stand on a surface of their own.
    private var surface: UIColor? {
        let given = model.animatedBackgroundColor ?? SkeletonConfiguration.shared.animatedBackgroundColor
        return given == nil ? table?.groupedSurfaceColor : nil
    }
}

// MARK: - Plan

extension InlineTableCells {
    func forget() {
        rows = [:]
    }

    func plannedCount(ofSection number: Int, over count: Int) -> Int {
        let planned = plannedRows(number)
        rows[number] = planned
        // Rows that fill the list leave room for what the app may delete meanwhile.
        return fills(number) ? max(planned.count, count) : planned.count
    }

    private func plannedRows(_ number: Int) -> [TableRows.Row] {
        guard let table, let section = model.section(at: number) else { return [] }
        let height = table.bounds.inset(by: table.adjustedContentInset).height
        return measure(table).rows(of: section, at: number) { before in
            height - before.reduce(0) { $0 + $1.height }
        }
    }

    private func fills(_ number: Int) -> Bool {
        model.section(at: number)?.cells.contains { model.count(of: $0, at: number) == nil } ?? false
    }

    private func measure(_ table: UITableView) -> TableRows {
        TableRows(model: model, table: table, width: TableProbe(like: table, top: 0).rowWidth)
    }

    private func row(at path: IndexPath, number: Int) -> TableRows.Row? {
        if content.isOfSections {
            guard let rows = rows[number] else { return nil }
            return path.row < rows.count ? rows[path.row] : rows.last
        }
        if let row = rows[number]?.first { return row }
        guard let table, let cell = model.cell(atRow: number) else { return nil }
        let height = measure(table).height(of: cell, row: number, in: 0)
        let row = TableRows.Row(prototype: cell.prototype, height: height)
        rows[number] = [row]
        return row
    }
}
