import Foundation
import Testing

@Suite("SkeletonView's situations: the table")
struct SituationTableTests {
    /// The sentences of all tests, by the file they stand in.
    private static let sentences: [String: String] = {
        let tests = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
        let found = (files?.allObjects ?? []).compactMap { $0 as? URL }
            .filter { $0.lastPathComponent.hasSuffix("Tests.swift") }
        return found.reduce(into: [:]) { sentences, file in
            let name = file.deletingPathExtension().lastPathComponent
            sentences[name, default: ""] += (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        }
    }()

    @Test(arguments: Situation.all)
    func `every situation has tests, they exist, and they expect something`(situation: Situation) {
        #expect(!situation.tests.isEmpty)
        for test in situation.tests {
            let parts = test.split(separator: "/", maxSplits: 1).map(String.init)
            let text = Self.sentences[parts[0]] ?? ""
            #expect(text.contains("func `\(parts[1])`("), "\(situation.text): \(test)")
            #expect(ProjectText.expectingTests.contains(parts[1]), "\(situation.text): \(test)")
        }
    }

    /// One, ten and six, seven, and fifteen boxes of the checklists.
    @Test func `no box of the checklists is left out`() {
        #expect(Situation.all.count == 1 + 10 + 6 + 7 + 15)
    }
}
