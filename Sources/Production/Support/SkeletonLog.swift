import Foundation
import TabCache

/// Where the framework reports misuse and odd situations, each in one clear sentence.
///
/// Nothing that is reported is fatal: the skeleton is shown as well as it can be.
@MainActor
public enum SkeletonLog {
    /// What happens with a warning; the default writes a line to the system's log, and where there is none to the
    /// standard error stream.
    ///
    /// Replace it to route warnings into an app's own log, or to read them in a test.
    public static var sink: @MainActor (String) -> Void = SystemLog.write {
        didSet {
            lastChange = nil
            saidOnce = []
        }
    }

    /// The last change of a number that was reported, which is not reported again with every start.
    private static var lastChange: String?

    /// The warnings that are given once, and were.
    private static var saidOnce: Set<String> = []

    /// Whether `sink` also receives starts, ends, and each cell before it is made off screen. The default is false,
    /// and true where `SKELETON_DEBUG` is in the environment of the program.
    ///
    /// A cell that stops the program because it has no data is the last one in the log. With `SkeletonInspector.install()`
    /// the tree of each skeleton that appears is in it, too.
    public static var isVerbose: Bool = getenv("SKELETON_DEBUG") != nil

    /// Reports a message while reports are on.
    package static func report(_ message: @autoclosure () -> String) {
        if isVerbose { sink(message()) }
    }

    /// Reports a warning.
    ///
    /// - Parameter message: A sentence that names the class concerned and says what to do.
    package static func warn(_ message: String) {
        sink(message)
    }

    /// Reports a warning about a class, but only once however many of its objects it is true of.
    ///
    /// - Parameter subject: What is warned of, where the message may change; `nil`, the default, takes the message.
    package static func warnOnce(_ message: String, of subject: String? = nil) {
        // Names of cells are the app's, and there may be any number of them.
        if saidOnce.count == 1_000 { saidOnce = [] }
        if saidOnce.insert(subject ?? message).inserted { warn(message) }
    }

    /// Reports a warning, but only once of an object and from a line of code.
    package static func warnOnce(
        _ message: @autoclosure () -> String, about object: AnyObject, file: String = #fileID,
        line: UInt = #line
    ) {
        var lines = said[object] ?? []
        guard lines.insert("\(file):\(line)").inserted else { return }
        said[object] = lines
        warn(message())
    }

    /// The lines of code that have warned of an object.
    private static let said = Associated<Set<String>>()

    /// Returns a number that can be drawn, and reports it where it is another than the one that the app gave.
    ///
    /// - Parameters:
    ///   - range: The numbers that can be drawn; a larger one counts as the largest.
    ///   - fallback: What takes the place of a smaller number, and of one that is none.
    ///   - name: What the number is, for the report.
    package static func usable<Number: Comparable>(
        _ number: Number, in range: ClosedRange<Number>, or fallback: Number, _ name: String
    ) -> Number {
        if range.contains(number) { return number }
        let used = number > range.upperBound ? range.upperBound : fallback
        let change = "Takes \(used) for \(name), not \(number): it is in \(range)"
        if change != lastChange { warn(change) }
        lastChange = change
        return used
    }
}
