/// How wide characters are at the weights regular and bold, in thousandths of the point size.
struct FontWidths: Sendable {
    typealias Width = (regular: UInt16, bold: UInt16)

    static let shared = FontWidths()

    private let table: [UInt32: Width]
    /// The widths of ASCII, which most text is, so that no table has to be searched for them.
    private let ascii: [Width?]

    private init() {
        var table: [UInt32: Width] = [:]
        for run in FontWidthTable.runs {
            for index in stride(from: 0, to: run.widths.count - 1, by: 2) {
                table[run.first + UInt32(index / 2)] = (run.widths[index], run.widths[index + 1])
            }
        }
        self.table = table
        ascii = (0..<0x80).map { table[$0] }
    }

    /// The width of a Unicode scalar, or `nil` for scripts without a table.
    subscript(scalar: UInt32) -> Width? {
        scalar < 0x80 ? ascii[Int(scalar)] : table[scalar]
    }
}
