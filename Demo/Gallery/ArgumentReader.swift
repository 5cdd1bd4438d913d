import Foundation

/// Reads options and their values from the words of a command line.
struct ArgumentReader {
    private var words: ArraySlice<String>

    init(_ words: [String]) {
        self.words = words[...]
    }

    mutating func next() -> String? {
        words.popFirst()
    }

    /// The next word as the value of an option; with choices, one of them.
    mutating func value(of option: String, among choices: [String]?) throws(Command.UsageError) -> String {
        guard let word = next() else {
            throw Command.UsageError(description: "\(option) needs a value\(Self.hint(choices)).")
        }
        guard choices?.contains(word) ?? true else {
            throw Command.UsageError(description: "\(option) does not know \(word)\(Self.hint(choices)).")
        }
        return word
    }

    /// The next word as one of the cases of an enumeration.
    mutating func value<Choice: CaseIterable & RawRepresentable>(
        of option: String
    ) throws(Command.UsageError) -> Choice where Choice.RawValue == String {
        let choices = Choice.allCases.map(\.rawValue)
        let word = try value(of: option, among: choices)
        guard let choice = Choice(rawValue: word) else {
            throw Command.UsageError(description: "\(option) does not know \(word)\(Self.hint(choices)).")
        }
        return choice
    }

    /// The next word as a number of seconds, zero or more.
    mutating func seconds(of option: String) throws(Command.UsageError) -> TimeInterval {
        let word = try value(of: option, among: nil)
        guard let seconds = TimeInterval(word), seconds.isFinite, seconds >= 0 else {
            throw Command.UsageError(
                description: "\(option) needs a number of seconds, zero or more, not \(word).")
        }
        return seconds
    }

    /// The next word as a whole number of at least 1.
    mutating func count(of option: String) throws(Command.UsageError) -> Int {
        let word = try value(of: option, among: nil)
        guard let count = Int(word), count >= 1 else {
            throw Command.UsageError(
                description: "\(option) needs a whole number of at least 1, not \(word).")
        }
        return count
    }

    /// Whether the next and last word is a certain one; any other is refused.
    mutating func ends(with flag: String, after option: String) throws(Command.UsageError) -> Bool {
        guard let word = next() else { return false }
        guard word == flag, words.isEmpty else {
            throw Command.UsageError(description: "\(option) knows no \(word); it takes only \(flag).")
        }
        return true
    }

    private static func hint(_ choices: [String]?) -> String {
        choices.map { "; choose \($0.joined(separator: ", "))" } ?? ""
    }
}
