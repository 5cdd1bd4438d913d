import Foundation

/// Where the framework reports misuse and odd situations, each in one clear sentence.
///
/// Nothing that is reported is fatal: the skeleton is shown as well as it can be.
@MainActor
public enum SkeletonLog {
    /// What happens with a warning; the default writes a line to the system's log, and where there is none to the
    /// standard error stream.
    ///
    /// Replace it to route warnings into an app's own log, or to read them in a test.
    public static var sink: @MainActor (String) -> Void = SystemLog.write

    /// Whether every prototype is announced before it is made. The default is false.
    ///
    /// A class that stops the program while a prototype of it is made is the last one announced.
    public static var isTracing: Bool = false

    /// Announces what is about to be done, where that is asked for.
    static func trace(_ message: String) {
        if isTracing { sink(message) }
    }

    /// Reports a warning.
    ///
    /// - Parameter message: A sentence that names the class concerned and says what to do.
    public static func warn(_ message: String) {
        sink(message)
    }

    /// Writes a warning to the standard error stream.
    public nonisolated static func writeLine(_ message: String) {
        FileHandle.standardError.write(Data("TabAnimated: \(message)\n".utf8))
    }
}
