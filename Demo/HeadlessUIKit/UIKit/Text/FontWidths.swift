/// How wide characters beyond ASCII are at the weights regular and bold, in thousandths of the point size.
struct FontWidths: Sendable {
    typealias Width = (regular: UInt16, bold: UInt16)

    static let shared = FontWidths()

    private let table: [UInt32: Width]

    private init() {
        var table: [UInt32: Width] = [:]
        for run in FontWidthTable.runs {
            for index in stride(from: 0, to: run.widths.count - 1, by: 2) {
                table[run.first + UInt32(index / 2)] = (run.widths[index], run.widths[index + 1])
            }
        }
        self.table = table
    }

    /// The width of a Unicode scalar, or `nil` for scripts without a table.
    subscript(scalar: UInt32) -> Width? {
        table[scalar]
    }
}
