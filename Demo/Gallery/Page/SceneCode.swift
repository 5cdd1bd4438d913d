import DemoScenes
import Foundation

/// The code that makes a scene: its model, its start and its end, cut from its source.
struct SceneCode: Encodable {
    /// The path of the source, from the folder of the package.
    let file: String
    let text: String

    /// Cuts the code of a scene; `nil` where its source is not at hand.
    @MainActor
    init?(of scene: DemoScene) {
        let name = String(describing: type(of: scene.makeScreen()))
        self.init(ofClass: name, setUpBy: Self.entry(of: scene))
    }

    /// Cuts the code of a screen, after what sets it up.
    init?(ofClass name: String, setUpBy entry: String? = nil) {
        guard let path = Self.sources[name + ".swift"],
            let source = try? String(contentsOf: path, encoding: .utf8)
        else { return nil }
        file = "Demo/iOS/TabAnimatedDemo.swiftpm/Scenes" + path.path.dropFirst(Self.folder.path.count)
        var parts = [entry, Self.cut(source)].compactMap(\.self).filter { !$0.isEmpty }
        // A screen that only holds others shows their code.
        if parts.isEmpty { parts = Self.screens(in: source).map(Self.cut).filter { !$0.isEmpty } }
        if source.contains("ContentScreen"), !source.contains("func load()") {
            parts.append(Self.load(covering: Self.coveredViews(in: source)))
        }
        let views = Self.coveredViews(in: source)
        text = Self.asWritten(parts.joined(separator: "\n\n"))
            .replacing("coveredViews", with: "[\(views.joined(separator: ", "))]")
    }

    /// The views that a screen covers, as its source names them.
    private static func coveredViews(in source: String) -> [String] {
        guard let list = source.firstMatch(of: /coveredViews: \[UIView\] \{ \[([^\]]*)\] \}/) else {
            return ["view"]
        }
        return list.1.components(separatedBy: ", ")
    }

    /// What an app writes to load a screen whose content comes all at once.
    private static func load(covering views: [String]) -> String {
        let work = views.dropFirst().reduce("fetch()") { "\($1).withTabAnimation { await \($0) }" }
        return """
            func load() async {
                await \(views[0]).withTabAnimation { await \(work) }
                showContent()
            }
            """
    }

    /// The code in the words of an app: its own request in place of the demo's server, and no access levels.
    private static func asWritten(_ code: String) -> String {
        var code = code.replacing(#/(?:public |package )(override |static )?(func|var|let) /#) { match in
            "\(match.output.1 ?? "")\(match.output.2) "
        }
        code = code.replacing(/await FakeServer\.answer\(self, after: [^)]*\)/, with: "await fetch()")
        code = code.replacing(
            /FakeServer\.answer\(self, after: [^)]*\) \{ (page|screen) in/, with: "fetch { [self] in")
        code = code.replacing(/FakeServer\.answer\(self, after: [^)]*\) \{ \$0\./, with: "fetch { [self] in ")
        code = code.replacing(/\b(page|screen)\./, with: "")
        code = code.replacing(
            "override func viewDidLoad() {\n",
            with: "override func viewDidLoad() {\n    super.viewDidLoad()\n")
        return code.contains("fetch") ? "// fetch() is your own request.\n\n" + code : code
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../iOS/TabAnimatedDemo.swiftpm/Scenes").standardizedFileURL

    private static let sources: [String: URL] = {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let urls = (files?.allObjects ?? []).compactMap { ($0 as? URL)?.standardizedFileURL }
        return Dictionary(urls.map { ($0.lastPathComponent, $0) }) { first, _ in first }
    }()

    /// The sources of the screens that a source names.
    private static func screens(in source: String) -> [String] {
        let words = source.split { !$0.isLetter }.map(String.init)
        let names = Set(words).filter { $0.hasSuffix("Page") && !source.contains("class \($0)") }.sorted()
        return names.compactMap { name in
            sources[name + ".swift"].flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        }
    }

    /// How the list of scenes sets a screen up, where it does more than to make one.
    @MainActor
    private static func entry(of scene: DemoScene) -> String? {
        for (file, url) in sources.sorted(by: { $0.key < $1.key }) where file.hasPrefix("DemoScene+") {
            guard let source = try? String(contentsOf: url, encoding: .utf8),
                let start = source.range(of: "\"\(scene.name)\"")
            else { continue }
            let lines = Array(source[start.upperBound...].components(separatedBy: "\n"))
            guard let opening = lines.firstIndex(where: { $0.hasSuffix("{") }), opening < 6 else {
                return nil
            }
            let rest = Array(lines.dropFirst(opening + 1))
            let body = Array(rest.prefix { (line: String) in line != "        }," && line != "        }" })
            return body.count > 1 ? unindented(body) : nil
        }
        return nil
    }

    private static let words = [
        "tabAnimated", "TabAnimation", "PullToRefresh", "addLoadMore", "SkeletonConfiguration",
    ]

    /// The members that say something of skeletons; of `viewDidLoad()` those statements alone.
    static func cut(_ source: String) -> String {
        members(of: source).compactMap { member in
            guard words.contains(where: { word in member.contains { $0.contains(word) } }) else {
                return member.first?.contains("func showContent()") == true ? unindented(member) : nil
            }
            guard member.first?.contains("func viewDidLoad()") == true, let last = member.last else {
                return unindented(member)
            }
            let kept = statements(of: Array(member.dropFirst().dropLast())).filter { statement in
                words.contains { word in statement.contains { $0.contains(word) } }
            }
            return unindented([member[0]] + kept.flatMap(\.self) + [last])
        }.joined(separator: "\n\n")
    }

    /// The functions of the types in a file, each from its name to its closing brace.
    private static func members(of source: String) -> [[String]] {
        var members: [[String]] = []
        var member: [String] = []
        for line in source.components(separatedBy: "\n") {
            if member.isEmpty {
                let isMember = line.hasPrefix("    ") && !line.hasPrefix("     ")
                if isMember, line.contains("func "), line.hasSuffix("{") { member = [line] }
            } else {
                member.append(line)
                if line == "    }" {
                    members.append(member)
                    member = []
                }
            }
        }
        return members
    }

    /// The statements of a body: each begins at the indentation of the first.
    private static func statements(of body: [String]) -> [[String]] {
        let depth = body.first?.prefix { $0 == " " }.count ?? 0
        return body.reduce(into: []) { statements, line in
            let begins =
                line.prefix { $0 == " " }.count == depth
                && !"})]".contains(line.dropFirst(depth).first ?? " ")
            if begins || statements.isEmpty { statements.append([]) }
            statements[statements.count - 1].append(line)
        }
    }

    private static func unindented(_ lines: [String]) -> String {
        let depth = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { String($0.dropFirst(depth)) }.joined(separator: "\n")
    }
}
