import Foundation

/// How often a test repeats what has to leave nothing behind; `TAB_ROUNDS` makes it another number.
enum Rounds {
    static let count = ProcessInfo.processInfo.environment["TAB_ROUNDS"].flatMap(Int.init) ?? 200
}
