import Foundation

/// The files of the project, as far as tests read them.
enum ProjectText {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

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
}
