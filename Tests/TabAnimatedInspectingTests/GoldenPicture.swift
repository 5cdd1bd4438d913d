import Foundation
import Testing

/// Compares text with a file of the folder Golden; with `RECORD_GOLDEN` set, or when the file is
/// missing, writes it and fails, so that nobody mistakes a recording for a passing test.
func expectGolden(_ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation)
    throws
{
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let folder = tests.appendingPathComponent("Golden")
    let file = folder.appendingPathComponent(name)
    let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil
    guard !isRecording, let golden = try? String(contentsOf: file, encoding: .utf8) else {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
        Issue.record("recorded \(name); look at it and run again", sourceLocation: sourceLocation)
        return
    }
    #expect(text == golden, "the picture differs from Golden/\(name)", sourceLocation: sourceLocation)
}
