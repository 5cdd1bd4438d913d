import Foundation
public import Testing

/// Compares a picture with the stored one of that name, in the nearest folder `Golden` above the test's file.
///
/// With `RECORD_GOLDEN` in the environment, or without a stored picture, it is stored and the test fails, so that nobody
/// mistakes a recording for a passing test. A picture that differs is written to `.build/golden`, where a page shows all
/// of them beside the stored ones.
public func expectGolden(
    _ picture: String, named name: String, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let stored = try goldenFolder(above: URL(fileURLWithPath: filePath)).appendingPathComponent(name)
    let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil
    guard !isRecording, let golden = try? String(contentsOf: stored, encoding: .utf8) else {
        try picture.write(to: stored, atomically: true, encoding: .utf8)
        Issue.record("stored \(stored.path); look at it and run again", sourceLocation: sourceLocation)
        return
    }
    let differences = GoldenDifferences(of: stored)
    guard picture != golden else { return differences.remove() }
    let page = try differences.write(picture, beside: golden)
    Issue.record(
        "\(differences.drawn.path) differs from \(stored.path); \(page.path) shows both",
        sourceLocation: sourceLocation)
}

/// The nearest folder `Golden` beside a file or above it.
private func goldenFolder(above file: URL) throws -> URL {
    var folder = file.deletingLastPathComponent()
    while folder.path != "/" {
        let golden = folder.appendingPathComponent("Golden")
        if FileManager.default.fileExists(atPath: golden.path) { return golden }
        folder.deleteLastPathComponent()
    }
    throw CocoaError(.fileNoSuchFile)
}
