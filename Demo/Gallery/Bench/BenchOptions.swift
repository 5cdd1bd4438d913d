/// What the command line says about benches.
public struct BenchOptions: Equatable, Sendable {
    /// Where the figures of the last release are.
    static let released = "Documentation/bench-release.json"

    /// The benches that run.
    var names = BenchName.allCases

    /// Whether few rounds of what is done soon are enough, whose figures mean less.
    var isQuick = false

    /// A word in the names of the rows that are measured; `nil` measures all.
    var word: String?

    /// The number of rounds that count, for a profiler that needs many or a look that needs few; `nil` is as many as usual.
    var rounds: Int?

    /// A file that the figures are written to.
    var json: String?

    /// A folder that pictures of the figures are written to.
    var pictures: String?

    /// A file with figures of before; the command fails if a ratio fell behind one of them.
    var known: String?

    /// The way of a first start that this process measures for another, and the folder of its files.
    var first: FirstStart.Order?

    init() {}

    /// Reads the words after `bench`.
    init(_ reader: inout ArgumentReader) throws(Command.UsageError) {
        var chosen: [BenchName] = []
        while let word = reader.next() {
            switch word {
            case "--quick": isQuick = true
            case "--check": known = known ?? Self.released
            case "--against": known = try reader.value(of: word, among: nil)
            case "--only": self.word = try reader.value(of: word, among: nil)
            case "--rounds": rounds = try reader.count(of: word)
            case "--first":
                first = FirstStart.Order(
                    way: try reader.value(of: word), folder: try reader.value(of: word, among: nil))
            case "--json": json = try reader.value(of: word, among: nil)
            case "--pictures": pictures = try reader.value(of: word, among: nil)
            default: chosen.append(try Self.name(word))
            }
        }
        if !chosen.isEmpty { names = BenchName.allCases.filter(chosen.contains) }
    }

    private static func name(_ word: String) throws(Command.UsageError) -> BenchName {
        if let name = BenchName(rawValue: word) { return name }
        let names = BenchName.allCases.map(\.rawValue).joined(separator: ", ")
        throw Command.UsageError(
            description: word.hasPrefix("-")
                ? "bench knows no option \(word); there are --quick, --only WORD, --rounds N, --json FILE, "
                    + "--pictures FOLDER, --check and --against FILE."
                : "bench does not know \(word); choose \(names), or none for all.")
    }
}
