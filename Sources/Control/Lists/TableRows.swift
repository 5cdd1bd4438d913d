import TabProduction
import UIKit

/// The rows that a section of a table shows while it loads: their kinds and heights.
@MainActor
struct TableRows {
    /// One row.
    struct Row {
        let prototype: Prototype
        let height: CGFloat
    }

    /// A count that fills is never larger than this, whatever the heights.
    private static let limit = 500

    let model: TableAnimated
    let table: UITableView
    let width: CGFloat

    /// Returns the height of a kind of row.
    ///
    /// The given one comes first, then the table's fixed row height, then the fitting height of the prototype.
    func height(of cell: CellAnimated, row: Int, in section: Int) -> CGFloat {
        if cell.size.height > 0 { return cell.size.height }
        if let height = model.remembered?.height(ofItem: row, inSection: section) { return height }
        if table.rowHeight > 0 { return table.rowHeight }
        return model.production(of: cell.prototype, size: CGSize(width: width, height: 0), in: table).size
            .height
    }

    /// Returns the rows of a section.
    ///
    /// - Parameter room: Asked for the height that rows may fill after the rows found so far.
    func rows(
        of section: SectionAnimated, at number: Int, room: ([Row]) -> CGFloat
    ) -> [Row] {
        var rows: [Row] = []
        for cell in section.cells {
            if let count = model.count(of: cell, at: number) {
                for _ in 0..<count { rows.append(row(cell, rows.count, number)) }
            } else {
                fill(&rows, with: cell, at: number, room: room(rows))
            }
        }
        return rows
    }

    private func fill(_ rows: inout [Row], with cell: CellAnimated, at number: Int, room: CGFloat) {
        var filled: CGFloat = 0
        repeat {
            let row = row(cell, rows.count, number)
            rows.append(row)
            filled += max(row.height, 1)
        } while filled < room - 0.0001 && rows.count < Self.limit
    }

    private func row(_ cell: CellAnimated, _ row: Int, _ section: Int) -> Row {
        Row(prototype: cell.prototype, height: height(of: cell, row: row, in: section))
    }
}
