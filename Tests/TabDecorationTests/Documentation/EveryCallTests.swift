import Foundation
import Testing

/// Every adjusting call has a test of its arithmetic and a picture.
@Suite("Every adjusting call")
struct EveryCallTests {
    private static let tests = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()

    /// What a call is made on.
    private enum Subject: String, CaseIterable {
        case component
        case surface

        /// Whether it has a call of a type.
        func has(_ call: String, of type: String) -> Bool {
            let isOfSurfaces = ["clear", "border"].contains(call)
            return type == "ShapeAdjusting"
                || type == "ComponentChain" && isOfSurfaces == (self == .surface)
        }
    }

    /// One call: its name, what it is made on, and the words before the arguments that have to be given.
    private struct Call {
        /// What chains have that is no call.
        private static let others = ["select", "warn"]

        let subject: Subject
        let name: String
        let words: [String]

        /// Reads `ComponentChain.width(_:ofLine:)`; anything else than a call on the subject is none.
        init?(_ text: String, on subject: Subject) {
            let parts = text.split(whereSeparator: { ".():".contains($0) }).map(String.init)
            guard text.hasSuffix(")"), parts.count > 1, subject.has(parts[1], of: parts[0]),
                !Self.others.contains(parts[1])
            else { return nil }
            self.subject = subject
            name = parts[1]
            words = parts.dropFirst(2).filter { !["_", "offset", "corners", "radius"].contains($0) }
        }

        var description: String { "\(name) \(words) of a \(subject)" }

        /// Whether a line of code makes the call.
        func isMade(in line: Substring) -> Bool {
            let isOfSurface = ["surface.", "cards.", "card("].contains { line.contains($0) }
            guard isOfSurface == (subject == .surface) else { return false }
            guard line.contains(".\(name)(") || line.contains(".\(name) {") else { return false }
            return words.allSatisfy { line.contains($0 + ":") }
        }
    }

    private func calls() throws -> [Call] {
        let sources = Self.tests.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/Decoration")
        let names = try PublicNames(sources: sources).names.sorted()
        return Subject.allCases.flatMap { subject in names.compactMap { Call($0, on: subject) } }
    }

    /// The tests of a file that expect something, each with the helpers that follow it, and what they have in common.
    private func tests(in file: String) -> [Substring] {
        let starts = file.ranges(of: "@Test").map(\.lowerBound)
        guard let first = starts.first else { return [] }
        let ends = starts.dropFirst() + [file.endIndex]
        let tests = zip(starts, ends).map { file[$0..<$1] }
        return [file[..<first]] + tests.filter { $0.contains(/#expect|#require|expect[A-Z]/) }
    }

    private func missing(in folders: [String]) throws -> [String] {
        let files = try folders.flatMap { folder in
            try FileManager.default.contentsOfDirectory(
                at: Self.tests.appendingPathComponent(folder), includingPropertiesForKeys: nil)
        }
        let lines = try files.flatMap { try tests(in: String(contentsOf: $0, encoding: .utf8)) }
            .joined(separator: "\n").split(separator: "\n")
        return try calls().filter { call in !lines.contains { call.isMade(in: $0) } }.map(\.description)
    }

    @Test func `there are as many as the documentation lists`() throws {
        #expect(try calls().count > 75)
    }

    @Test func `each has a test of its arithmetic`() throws {
        let missing = try missing(in: ["Adjusting", "Animations", "Cover", "Appearance"])
        #expect(missing == [])
    }

    @Test func `each has a picture`() throws {
        let missing = try missing(in: ["Pictures"])
        #expect(missing == [])
    }
}
