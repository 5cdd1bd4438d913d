import Foundation

/// The page of what is known, as a table in the README.
struct MeasuredTable {
    private static let begin = "<!-- measured by MeasuredSceneTests: record with RECORD_FIGURES=1 -->\n"
    private static let end = "<!-- end of what was measured -->\n"

    private static var readme: URL {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { folder.deleteLastPathComponent() }
        return folder.appendingPathComponent("README.md")
    }

    private let differences: [MeasuredDifference]

    init(_ differences: [MeasuredDifference]) {
        self.differences = differences
    }

    /// The rows of the table, one a class.
    var text: String {
        let classes = Dictionary(grouping: differences) { $0.subject.prefix { $0 != " " } }
        var rows = [
            "| Class | Compared | Exact | Close | Otherwise, and why |", "|---|---:|---:|---|---|",
        ]
        for name in classes.keys.sorted() { rows.append(row(String(name), classes[name] ?? [])) }
        rows += ["", "| Not measured | Imitated |", "|---|---|"]
        rows += KnownDifferences.unknown.map { "| \($0.subject) | \($0.imitated) |" }
        return rows.joined(separator: "\n") + "\n"
    }

    private func row(_ name: String, _ all: [MeasuredDifference]) -> String {
        let far = all.filter { $0.distance > MeasuredDifference.close }
        let near = all.filter {
            $0.distance > MeasuredDifference.exact && $0.distance <= MeasuredDifference.close
        }
        let exact = all.count - far.count - near.count
        let most = near.map(\.distance).max() ?? 0
        let close = near.isEmpty ? "0" : "\(near.count), at most \(String(format: "%.2f", most)) pt"
        let reasons = Set(far.compactMap { KnownDifferences.reasons[$0.subject] }).sorted()
        let why = far.isEmpty ? "" : "\(far.count): " + reasons.joined(separator: "; ")
        return "| `\(name)` | \(all.count) | \(exact) | \(close) | \(why) |"
    }

    /// The table that the README has; nil without one.
    static func recorded() throws -> String? {
        let page = try String(contentsOf: readme, encoding: .utf8)
        guard let start = page.range(of: begin), let end = page.range(of: end) else { return nil }
        return String(page[start.upperBound..<end.lowerBound])
    }

    /// Writes the table into the README.
    func record() throws {
        let page = try String(contentsOf: Self.readme, encoding: .utf8)
        guard let start = page.range(of: Self.begin), let end = page.range(of: Self.end) else { return }
        let new = page.replacingCharacters(in: start.upperBound..<end.lowerBound, with: text)
        try new.write(to: Self.readme, atomically: true, encoding: .utf8)
    }
}
