import Foundation

/// How often a test repeats what has to leave nothing behind; `TAB_ROUNDS` makes it another number.
enum Rounds {
    private static let usual = 100

    static let count = ProcessInfo.processInfo.environment["TAB_ROUNDS"].flatMap(Int.init) ?? usual

    /// Whether more is asked for than usual: tests then try all that there is, and else what differs most.
    static let areMany = count > usual
}
