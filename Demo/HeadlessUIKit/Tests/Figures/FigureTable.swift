import Foundation

/// The rows of a table of measured figures beside this file, without its heading.
func figures(_ name: String) -> [[String]] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(name)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").dropFirst().map { row in
        row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
}
