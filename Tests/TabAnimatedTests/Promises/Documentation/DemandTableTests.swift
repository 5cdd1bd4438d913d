import Foundation
import Testing

/// The table of what users ask for names tests that are there.
@Suite("What users ask for")
struct DemandTableTests {
    private struct Demand {
        let number: String
        let answer: String

        var tests: [String] { answer.matches(of: /`([^`]+)`/).map { String($0.output.1) } }
    }

    private func demands() throws -> [Demand] {
        try ProjectText.file("Documentation/what-users-ask-for.md")
            .split(separator: "\n").filter { $0.hasPrefix("| D-") }.map { line in
                let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
                return Demand(number: cells[0], answer: cells.count > 2 ? cells[2] : "")
            }
    }

    @Test func `all forty demands are there, in their order`() throws {
        let numbers = (1...40).map { $0 < 10 ? "D-0\($0)" : "D-\($0)" }
        #expect(try demands().map(\.number) == numbers)
    }

    @Test func `every test that is named exists, and expects something`() throws {
        let missing = try demands().flatMap(\.tests).filter { !ProjectText.expectingTests.contains($0) }
        #expect(missing == [])
    }

    @Test func `a demand without a test says why`() throws {
        let bare = try demands().filter(\.tests.isEmpty)
        #expect(bare.map(\.number) == ["D-07", "D-36"])
        #expect(bare.allSatisfy { $0.answer.hasPrefix("Not there: ") || $0.answer.hasPrefix("In part: ") })
    }

    @Test func `the page for contributors leads to the table`() throws {
        #expect(try ProjectText.file("CONTRIBUTING.md").contains("what-users-ask-for.md"))
    }

    @Test func `the package carries a privacy manifest that tracks nobody`() throws {
        let manifest = try ProjectText.file("Sources/Cache/Resources/PrivacyInfo.xcprivacy")
        let plist = try PropertyListSerialization.propertyList(
            from: Data(manifest.utf8), format: nil)
        let keys = try #require(plist as? [String: Any])
        #expect(keys["NSPrivacyTracking"] as? Bool == false)
        #expect((keys["NSPrivacyCollectedDataTypes"] as? [Any])?.isEmpty == true)
        #expect(try ProjectText.file("Package.swift").contains("Resources/PrivacyInfo.xcprivacy"))
    }

    @Test func `no source asks whether a test is running`() {
        let words = ["XCTest", "NSClassFromString", "isRunningTests", "processInfo.environment"]
        let sources = ProjectText.sources(in: "Sources")
        #expect(sources.count > 100)
        #expect(words.filter { word in sources.contains { $0.contains(word) } } == [])
    }
}
