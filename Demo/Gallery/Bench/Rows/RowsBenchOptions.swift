/// What the command line says about the bench of rows.
public struct RowsBenchOptions: Equatable, Sendable {
    /// Whether few rounds are enough, whose figures mean little.
    var isQuick = false

    /// A word in the names of the rows that are measured; `nil` measures all.
    var word: String?

    /// A file that the figures are written to.
    var json: String?

    /// A file with figures of before; the command fails if a ratio fell behind one of them.
    var known: String?

    init() {}

    /// Reads the words after the name of the bench.
    init(_ reader: inout ArgumentReader) throws(Command.UsageError) {
        while let option = reader.next() {
            switch option {
            case "--quick": isQuick = true
            case "--only": word = try reader.value(of: option, among: nil)
            case "--json": json = try reader.value(of: option, among: nil)
            case "--check": known = try reader.value(of: option, among: nil)
            default: throw Command.UsageError(description: "bench rows knows no \(option).")
            }
        }
    }
}
