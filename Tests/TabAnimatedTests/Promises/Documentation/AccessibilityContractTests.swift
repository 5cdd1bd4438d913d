import Foundation
import Testing

/// The contract of accessibility names suites that are there.
@Suite("The contract of accessibility")
struct AccessibilityContractTests {
    private func rows() throws -> [(number: String, suites: [String])] {
        try ProjectText.file("Sources/Control/Documentation.docc/accessibility.md")
            .split(separator: "\n")
            .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
            .filter { $0.count == 3 && Int($0[0]) != nil }
            .map { ($0[0], $0[2].matches(of: /`(\w+)`/).map { String($0.output.1) }) }
    }

    @Test func `it has ten lines, each with a suite`() throws {
        let rows = try rows()
        #expect(rows.map(\.number) == (1...10).map(String.init))
        #expect(rows.filter(\.suites.isEmpty).map(\.number) == [])
    }

    @Test func `every suite that it names exists`() throws {
        let sources = ProjectText.sources(in: "Tests") + ProjectText.sources(in: "Demo/HeadlessUIKit/Tests")
        let missing = try rows().flatMap(\.suites).filter { suite in
            !sources.contains { $0.contains("struct \(suite) ") || $0.contains("class \(suite) ") }
        }
        #expect(missing == [])
    }
}
