import Foundation

/// The files of the project, as far as tests read them.
enum ProjectText {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The texts of the Swift files below a folder.
    static func sources(in folder: String) -> [String] {
        let start = root.appendingPathComponent(folder)
        let files = FileManager.default.enumerator(at: start, includingPropertiesForKeys: nil)
        return (files?.allObjects ?? []).compactMap { $0 as? URL }
            .filter { $0.pathExtension == "swift" }
            .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    }

    /// The text of a file.
    static func file(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The functions of all tests that are named with sentences: the sentence, and the lines below it.
    private static let functions: [(name: String, body: String)] =
        (sources(in: "Tests") + sources(in: "Demo/HeadlessUIKit/Tests")).flatMap(functions(in:))

    /// Lines belong to a function as long as they are empty, or farther in than a member of a type.
    private static func functions(in source: String) -> [(name: String, body: String)] {
        var functions: [(name: String, body: String)] = []
        var isOpen = false
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            if isOpen, line.isEmpty || line.hasPrefix("     ") || line.hasPrefix("    )") {
                functions[functions.count - 1].body += line + "\n"
            } else if let start = line.firstRange(of: "func `"),
                let end = line[start.upperBound...].firstRange(of: "`(")
            {
                let name = String(line[start.upperBound..<end.lowerBound])
                functions.append((name, String(line[end.upperBound...]) + "\n"))
                isOpen = true
            } else {
                isOpen = false
            }
        }
        return functions
    }

    /// The sentences that tests are named with.
    static let testNames: Set<String> = Set(functions.map(\.name))

    /// The sentences of tests whose own lines expect something, or hand what they found to a function that does.
    static let expectingTests: Set<String> = {
        let words = ["#expect", "#require", "confirmation(", "Issue.record", "verify"]
        return Set(
            functions.filter { function in
                words.contains { function.body.contains($0) } || function.body.contains(/expect[A-Z]/)
            }.map(\.name))
    }()

    /// What a test can call: the text of its file, and of the helpers that this names, and those that they name.
    static func reach(ofTest name: String) -> String {
        let own = files.filter { $0.contains("func `\(name)`(") }
        let near = own + helpers(namedIn: own)
        return Set(near + helpers(namedIn: near)).joined(separator: "\n")
    }

    private static let files = sources(in: "Tests/TabAnimatedTests")

    /// The files without tests, by the names of the types that they declare or extend.
    private static let helpers: [Substring: [String]] = {
        let others = files.filter { !$0.contains("@Test") }
        return others.reduce(into: [:]) { helpers, file in
            for found in file.matches(of: /(?:class|struct|enum|protocol|extension) (\w+)/) {
                helpers[found.output.1, default: []].append(file)
            }
        }
    }()

    private static func helpers(namedIn files: [String]) -> [String] {
        files.flatMap { file in
            Set(file.matches(of: /\b[A-Z]\w+/).map(\.output)).flatMap { helpers[$0] ?? [] }
        }
    }
}
