/// What the instrument of guesses was asked for.
public struct GuessOptions: Equatable, Sendable {
    /// The names of the guesses that are left out together; `nil` makes all.
    public var without: [String]?

    /// Whether each guess is left out once.
    public var showsEach = false

    /// The file that what is learned is written to.
    public var record: String?

    /// Reads the words after `guesses`.
    init(_ reader: inout ArgumentReader) throws(Command.UsageError) {
        while let word = reader.next() {
            switch word {
            case "--without":
                without = try reader.value(of: word, among: nil).split(separator: ",").map(String.init)
            case "--each": showsEach = true
            case "--record": record = try reader.value(of: word, among: nil)
            default: throw Command.UsageError(description: "guesses does not know \(word).\n\(Command.usage)")
            }
        }
    }
}
