import Foundation
import Testing

/// The page on accessibility names suites that are there.
@Suite("The page on accessibility")
struct AccessibilityPageTests {
    private func rows() throws -> [(number: String, suites: [String])] {
        let lines = try ProjectText.file("Sources/Control/Documentation.docc/accessibility.md")
            .split(separator: "\n")
        return lines.compactMap { line in
            let cells: [String] = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 3, Int(cells[0]) != nil else { return nil }
            return (cells[0], cells[2].matches(of: /`(\w+)`/).map { String($0.output.1) })
        }
    }

    @Test func `it has ten lines, each with a suite`() throws {
        let rows = try rows()
        let numbers: [String] = (1...10).map { "\($0)" }
        #expect(rows.map(\.number) == numbers)
        let bare: [String] = rows.filter(\.suites.isEmpty).map(\.number)
        #expect(bare == [])
    }

    @Test func `every suite that it names exists`() throws {
        let text = ["Tests", "Demo/HeadlessUIKit/Tests"].flatMap(ProjectText.sources).joined()
        let missing = try rows().flatMap(\.suites).filter { suite in
            !text.contains("struct \(suite) ") && !text.contains("class \(suite) ")
        }
        #expect(missing == [])
    }
}
