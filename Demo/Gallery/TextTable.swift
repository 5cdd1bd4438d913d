/// Cells as text in columns: the first column from the left, all others from the right.
struct TextTable {
    private let rows: [[String]]

    /// Creates a table; every row has as many cells as the first.
    init(_ rows: [[String]]) {
        self.rows = rows
    }

    /// The table, one line a row.
    var text: String {
        let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { Self.line(of: $0, widths: widths) }.joined(separator: "\n")
    }

    private static func line(of cells: [String], widths: [Int]) -> String {
        zip(cells, widths).enumerated().map { column, cell in
            let padding = String(repeating: " ", count: cell.1 - cell.0.count)
            return column == 0 ? cell.0 + padding : padding + cell.0
        }.joined(separator: "  ")
    }
}
