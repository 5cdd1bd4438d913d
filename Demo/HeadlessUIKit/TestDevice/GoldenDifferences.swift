import Foundation

/// The pictures that differ from the stored ones, and a page that shows them side by side.
struct GoldenDifferences {
    /// The picture as it is drawn now.
    let drawn: URL

    private let folder: URL
    private let stored: URL

    /// Creates the difference from a stored picture, in the build folder of its package.
    init(of golden: URL) {
        var package = golden.deletingLastPathComponent()
        while package.path != "/",
            !FileManager.default.fileExists(atPath: package.appendingPathComponent("Package.swift").path)
        {
            package.deleteLastPathComponent()
        }
        folder = package.appendingPathComponent(".build/golden")
        let name = golden.deletingPathExtension().lastPathComponent
        drawn = folder.appendingPathComponent("\(name).drawn.svg")
        stored = folder.appendingPathComponent("\(name).stored.svg")
    }

    /// Writes both pictures and the page; returns the page.
    func write(_ picture: String, beside golden: String) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try picture.write(to: drawn, atomically: true, encoding: .utf8)
        try golden.write(to: stored, atomically: true, encoding: .utf8)
        let page = folder.appendingPathComponent("index.html")
        try html().write(to: page, atomically: true, encoding: .utf8)
        return page
    }

    /// Removes both pictures, of a test that passes again.
    func remove() {
        guard FileManager.default.fileExists(atPath: drawn.path) else { return }
        try? FileManager.default.removeItem(at: drawn)
        try? FileManager.default.removeItem(at: stored)
        try? html().write(
            to: folder.appendingPathComponent("index.html"), atomically: true, encoding: .utf8)
    }

    private func html() throws -> String {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".drawn.svg") }.map { String($0.dropLast(".drawn.svg".count)) }.sorted()
        let rows = names.map {
            "<tr><th>\($0)<td><img src=\"\($0).stored.svg\"><td><img src=\"\($0).drawn.svg\">"
        }
        return """
            <!doctype html><meta charset="utf-8"><title>Pictures that differ</title>
            <style>body { font: 14px sans-serif } td { border: 1px solid #ccc; vertical-align: top }</style>
            <table><tr><th>picture<th>stored<th>drawn now
            \(rows.joined(separator: "\n"))
            </table>
            """
    }
}
