import Foundation

/// Lines for the process that watches this one; they are on their way when a call returns.
enum Line {
    static func print(_ text: String) {
        FileHandle.standardOutput.write(Data((text + "\n").utf8))
    }

    /// Says what is wrong and ends the process.
    static func fail(_ text: String) -> Never {
        print("wrong: \(text)")
        exit(1)
    }
}
