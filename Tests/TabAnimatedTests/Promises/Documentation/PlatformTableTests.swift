import Foundation
import Testing

/// README says what was compiled, what was tested, and what has been seen on a device.
@Suite("Platform status")
struct PlatformTableTests {
    /// The cells of the table's rows, by the first.
    private func rows() throws -> [String: [String]] {
        let parts = try ProjectText.file("README.md").components(separatedBy: "## Platform status")
        let section = parts.last?.components(separatedBy: "\n\n").dropFirst().first ?? ""
        return section.split(separator: "\n").dropFirst(2).reduce(into: [:]) { rows, line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            rows[cells[0]] = Array(cells.dropFirst())
        }
    }

    /// The systems in the manifest, as README names them.
    private func systems() throws -> [String] {
        let names = ["iOS": "iOS", "tvOS": "tvOS", "macCatalyst": "Mac Catalyst", "visionOS": "visionOS"]
        let line = try ProjectText.file("Package.swift").components(separatedBy: "platforms: [").last?
            .prefix { $0 != "]" }
        return (line ?? "").matches(of: /\.(\w+)\(\.v(\d+)\)/)
            .map { "\(names[String($0.output.1)] ?? "?") \($0.output.2)" }
    }

    @Test func `systems of Apple's are compiled, not tested and not seen`() throws {
        let rows = try rows()
        let compiled = "compiled and linked for arm64 with Apple's iOS 16.5 SDK, not built with Xcode"
        let checked = "type-checked against declarations of Apple's SDKs, not built with Xcode"
        #expect(rows[try systems()[0]] == [compiled, "–", "not yet"])
        #expect(rows[try systems().dropFirst().joined(separator: ", ")] == [checked, "–", "not yet"])
    }

    @Test func `there is no version 1 before somebody has seen a device`() throws {
        let version = try ProjectText.file("CHANGELOG.md").firstMatch(of: /release will be (\d+)\./)?
            .output.1
        #expect(version == "0")
    }

    @Test func `every test in the ledger of beliefs exists`() throws {
        let table =
            try ProjectText.file("Documentation/beliefs.md")
            .components(separatedBy: "## Where a device differs").last ?? ""
        let named = table.matches(of: /“([^”]+)”/).map { String($0.output.1) }
        #expect(named.count > 30)
        #expect(named.filter { !ProjectText.testNames.contains($0) } == [])
    }
}
