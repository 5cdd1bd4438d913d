import Foundation

/// The sources of the scenes, where this one stands.
struct SceneSources {
    /// The folder of the scenes.
    let folder: URL
    private let files: [String: URL]

    static let shared = SceneSources(
        folder: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../iOS/TabAnimatedDemo.swiftpm/Scenes").standardizedFileURL)

    init(folder: URL) {
        self.folder = folder
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let urls = (found?.allObjects ?? []).compactMap { ($0 as? URL)?.standardizedFileURL }
        files = Dictionary(urls.map { ($0.lastPathComponent, $0) }) { first, _ in first }
    }

    /// The file of a type.
    func file(of type: String) -> SourceFile? {
        files[type + ".swift"].flatMap(SourceFile.init)
    }

    /// The types of the demo that a text names, and that have a file of their own.
    func types(in text: String) -> [String] {
        let words = Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
        return words.filter { files[$0 + ".swift"] != nil }.sorted()
    }

    /// How the list of scenes makes the screen of one.
    func maker(of scene: String) -> SceneMaker? {
        for (name, url) in files.sorted(by: { $0.key < $1.key }) where name.hasPrefix("DemoScene+") {
            guard let source = try? String(contentsOf: url, encoding: .utf8),
                let start = source.range(of: "\"\(scene)\""),
                let brace = source[start.upperBound...].firstIndex(of: "{")
            else { continue }
            return SceneMaker(String(source[brace...]))
        }
        return nil
    }
}

/// How a scene makes its screen: `ContactsPage(delay: 0.2) { page in … }`.
struct SceneMaker {
    let type: String
    /// What stands between the parentheses.
    let arguments: String
    /// The parameter and the statements of what sets the screen up.
    let closure: (parameter: String, lines: [String])?

    /// Reads what stands between the braces that a text begins with.
    init(_ text: String) {
        var rest = Self.inside(text[...]).trimmingCharacters(in: .whitespacesAndNewlines)[...]
        type = String(rest.prefix { $0.isLetter || $0.isNumber })
        rest = rest.dropFirst(type.count)
        let list = rest.hasPrefix("(") ? Self.inside(rest) : ""
        arguments = list.trimmingCharacters(in: .whitespacesAndNewlines)
        if rest.hasPrefix("(") { rest = rest.dropFirst(list.count + 2) }
        let body = rest.drop { $0 == " " }
        guard body.hasPrefix("{") else { closure = nil; return }
        let lines = Self.inside(body).components(separatedBy: "\n")
        let parameter = lines[0].replacing(" in", with: "").trimmingCharacters(in: .whitespaces)
        closure = (parameter, lines.dropFirst().filter { !$0.isEmpty && $0.contains { $0 != " " } })
    }

    /// The value of an argument with a label.
    func argument(_ label: String) -> String? {
        guard let start = arguments.range(of: label + ": ") else { return nil }
        var depth = 0
        return String(
            arguments[start.upperBound...].prefix { character in
                depth += "{([".contains(character) ? 1 : "})]".contains(character) ? -1 : 0
                return depth > 0 || character != ","
            })
    }

    /// What stands between the bracket that a text begins with and the one that closes it.
    private static func inside(_ text: Substring) -> String {
        var depth = 0
        let part = text.prefix { character in
            depth += "{([".contains(character) ? 1 : "})]".contains(character) ? -1 : 0
            return depth > 0
        }
        return String(part.dropFirst())
    }
}
