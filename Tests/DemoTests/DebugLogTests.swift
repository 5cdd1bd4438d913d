import Foundation
import Testing

/// What `SKELETON_DEBUG` in the environment of a program does, where the program has installed the inspector as the demo has.
@Suite("SKELETON_DEBUG")
struct DebugLogTests {
    /// Draws a scene in a process of its own, and returns what it writes into its log.
    private func log(of environment: [String: String]) throws -> String {
        let bundle = try #require(Bundle.main.executableURL)
        let program = bundle.deletingLastPathComponent().appendingPathComponent("Demo")
        try #require(
            FileManager.default.isExecutableFile(atPath: program.path),
            "\(program.path) is missing; build the whole package before its tests.")
        let (process, errors) = (Process(), Pipe())
        process.executableURL = program
        process.arguments = ["--scene", "option-work", "--animation", "still"]
        process.environment = environment
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        try process.run()
        let data = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: data, as: UTF8.self)
    }

    @Test func `with it the log has starts, and the tree of each skeleton that appears`() throws {
        let log = try log(of: ["SKELETON_DEBUG": ""])
        #expect(log.contains("start of UITableView at "))
        #expect(log.contains("skeleton of ContactCell\n"))
        #expect(log.contains("ContactView"))
    }

    @Test func `without it the log is silent`() throws {
        #expect(try log(of: [:]) == "")
    }
}
