import Foundation

/// The page: one file with its style, its program and the pictures of every scene.
struct GalleryPage {
    let scenes: [DrawnScene]
    /// The system that lays out as the pictures show.
    let system: String

    /// The page as HTML.
    func html() throws -> String {
        var page = try Self.part("index.html")
        page = page.replacingOccurrences(of: "{{style}}", with: try Self.part("style.css"))
        let scripts = ["archive.js", "chain.js", "stage.js", "inspector.js", "page.js"]
        let program = try scripts.map(Self.part).joined(separator: "\n")
        page = page.replacingOccurrences(of: "{{system}}", with: escaped(system))
        let shared = SharedLines(of: scenes)
        let data = try scenes.map { try script(of: $0, shared: shared.numbers) }.joined(separator: "\n")
        // What is long comes last: nothing is looked for in it.
        return page.replacingOccurrences(of: "{{script}}", with: program)
            .replacingOccurrences(of: "{{lines}}", with: shared.text)
            .replacingOccurrences(of: "{{scenes}}", with: data)
    }

    /// A scene as a block of data, which the page reads when the scene is shown.
    private func script(of scene: DrawnScene, shared: [String: Int]) throws -> String {
        let data = try scene.json(shared: shared).replacingOccurrences(of: "</script", with: "<\\/script")
        let attributes = [
            ("name", scene.name), ("title", scene.title), ("summary", scene.summary), ("group", scene.group),
        ]
        .map { "data-\($0.0)=\"\(escaped($0.1))\"" }.joined(separator: " ")
        return "<script type=\"application/json\" \(attributes)>\(data)</script>"
    }

    private func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "\"", with: "&quot;")
    }

    private static func part(_ name: String) throws -> String {
        let url = Bundle.module.bundleURL.appendingPathComponent("Web/\(name)")
        return try String(contentsOf: url, encoding: .utf8)
    }
}
