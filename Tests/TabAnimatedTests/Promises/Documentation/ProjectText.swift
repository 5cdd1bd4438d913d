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

    /// The sentences that tests are named with.
    static let testNames: Set<String> = Set(
        (sources(in: "Tests") + sources(in: "Demo/HeadlessUIKit/Tests")).flatMap { source in
            source.matches(of: /func `([^`]+)`\(/).map { String($0.output.1) }
        })

    /// The sentences of tests whose own lines expect something, or hand what they found to a function that does.
    static let expectingTests: Set<String> = Set(
        (sources(in: "Tests") + sources(in: "Demo/HeadlessUIKit/Tests")).flatMap { source in
            source.matches(of: /func `([^`]+)`\((.*\n(?:(?: {5,}.*)?\n| {4}\).*\n)*)/).compactMap { found in
                found.output.2.contains(/#expect|#require|expect[A-Z]\w*|confirmation\(|Issue\.record|verify/)
                    ? String(found.output.1) : nil
            }
        })

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
