import Foundation
import Testing

@Suite("The words of the house")
struct VocabularyTests {
    private static let page = Result {
        try ProjectText.file("Sources/Control/Documentation.docc/vocabulary.md")
    }

    /// The rows of the tables, cell by cell, without their heads.
    private static func rows() throws -> [[String]] {
        try page.get().split(separator: "\n")
            .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") }
            .map { $0.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false) }
            .map { $0.map { $0.trimmingCharacters(in: .whitespaces) } }
            .filter { $0.last != "Not" }
    }

    /// What the last column lists.
    private static func avoided() throws -> Set<String> {
        Set(
            try rows().compactMap(\.last).flatMap { $0.split(separator: ",") }
                .map { $0.trimmingCharacters(in: .whitespaces) })
    }

    /// The words of code and comments, in lower case; names are taken apart at their capitals.
    private static func words(of source: String) -> Set<String> {
        Set(source.matches(of: /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/).map { $0.output.lowercased() })
    }

    @Test func `there are twenty, each with a line`() throws {
        let words = try Self.rows().filter { $0[0].hasPrefix("**") }
        #expect(words.count == 20)
        #expect(words.allSatisfy { $0.count == 3 && $0[1].hasSuffix(".") })
    }

    @Test func `the code uses each of them in a name`() throws {
        let code = ProjectText.sources(in: "Sources").flatMap { source in
            source.split(separator: "\n").filter { !$0.contains("//") }
        }
        let used = Self.words(of: code.joined(separator: "\n"))
        let words = try Self.rows().map { $0[0].replacing("**", with: "") }
        // Of adjustments the code speaks by their verb.
        #expect(
            words.filter { !used.contains($0) && !used.contains(String($0.dropLast(4))) }
                .filter { word in !["behavior", "recognize", "initialize"].contains(word) } == [])
    }

    @Test func `neither code nor comments use the others`() throws {
        let avoided = try Self.avoided()
        #expect(avoided.count >= 12)
        var found: [String: Int] = [:]
        for source in ProjectText.sources(in: "Sources") {
            for word in Self.words(of: source).intersection(avoided) { found[word, default: 0] += 1 }
        }
        #expect(found == [:])
    }
}
