import Foundation
import Testing

/// A run of the helper that is built beside the tests.
final class Worker {
    private let process = Process()
    private let output = Pipe()
    private var rest = Data()

    /// Starts the helper.
    init(_ arguments: [String]) throws {
        let bundle = try #require(Bundle.main.executableURL)
        let url = bundle.deletingLastPathComponent().appendingPathComponent("CacheWorker")
        try #require(
            FileManager.default.isExecutableFile(atPath: url.path),
            "\(url.path) is missing; build the whole package before its tests.")
        process.executableURL = url
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
    }

    /// Waits for the next line; `nil` when the helper has ended and all its lines were read.
    func line() -> String? {
        while true {
            if let end = rest.firstIndex(of: 10) {
                let line = String(decoding: rest[..<end], as: UTF8.self)
                rest = Data(rest[(end + 1)...])
                return line
            }
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { return nil }
            rest.append(more)
        }
    }

    /// All lines to come.
    func lines() -> [String] {
        var lines: [String] = []
        while let line = line() { lines.append(line) }
        process.waitUntilExit()
        return lines
    }

    /// Whether the helper has ended because it was killed.
    var wasKilled: Bool {
        process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL
    }

    /// Ends the helper at once, without a chance to finish anything.
    func kill() {
        _ = Foundation.kill(process.processIdentifier, SIGKILL)
    }
}
