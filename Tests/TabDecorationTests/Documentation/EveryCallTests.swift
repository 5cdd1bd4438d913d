import Foundation
import Testing

/// Every adjusting call has a test of its arithmetic and a picture.
@Suite("Every adjusting call")
struct EveryCallTests {
    private static let tests = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()

    /// One call: the type that has it, its name and the words before the arguments that have to be given.
    private struct Call {
        let type: String
        let name: String
        let words: [String]

        /// Reads `ComponentChain.width(_:ofLine:)`; anything else than a call of a chain is none.
        init?(_ text: String) {
            let parts = text.split(whereSeparator: { ".():".contains($0) }).map(String.init)
            guard text.hasSuffix(")"), parts.count > 1,
                ["ComponentChain", "BackdropChain"].contains(parts[0])
            else { return nil }
            type = parts[0]
            name = parts[1]
            words = parts.dropFirst(2).filter { !["_", "offset", "corners", "radius"].contains($0) }
        }

        /// Whether a line of code makes the call.
        func isMade(in line: Substring) -> Bool {
            let isOfBackdrop = ["background.", "cards.", "card("].contains {
                line.contains($0)
            }
            guard isOfBackdrop == (type == "BackdropChain") else { return false }
            guard line.contains(".\(name)(") || line.contains(".\(name) {") else { return false }
            return words.allSatisfy { line.contains($0 + ":") }
        }
    }

    private func calls() throws -> [String] {
        let sources = Self.tests.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/Decoration")
        return try PublicNames(sources: sources).names.filter { Call($0) != nil }
            .filter { !$0.hasSuffix(".select(in:)") }.sorted()
    }

    private func missing(in folders: [String]) throws -> [String] {
        let files = try folders.flatMap { folder in
            try FileManager.default.contentsOfDirectory(
                at: Self.tests.appendingPathComponent(folder), includingPropertiesForKeys: nil)
        }
        let lines = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
            .split(separator: "\n")
        return try calls().filter { text in
            Call(text).map { call in !lines.contains { call.isMade(in: $0) } } ?? false
        }
    }

    @Test func `there are as many as the documentation lists`() throws {
        #expect(try calls().count > 75)
    }

    @Test func `each has a test of its arithmetic`() throws {
        let missing = try missing(in: ["Adjusting", "Animations", "Overlay", "Appearance"])
        #expect(missing == [])
    }

    @Test func `each has a picture`() throws {
        let missing = try missing(in: ["Pictures"])
        #expect(missing == [])
    }
}
