import Foundation

/// Puts what an app writes in place of what the demo alone has.
struct ScreenRewriter {
    private let type: SourceFile.TypeSource
    private let maker: SceneMaker?

    /// Whether the demo has a class above it.
    private let isPage: Bool

    init(_ type: SourceFile.TypeSource, _ maker: SceneMaker?, isPage: Bool) {
        self.type = type
        self.isPage = isPage
        self.maker = maker?.type == type.name ? maker : nil
    }

    /// Members of the demo's pages that no app has.
    private static let left: Set = [
        "var coveredViews", "var ownAnimations", "var answerTimes", "func reload()", "func useContent()",
        "let setUp",
        "let delay", "let animation",
    ]

    /// Whether its own initializer takes something that stays.
    var keepsInitializer: Bool {
        !type.members.contains { $0.key == "let setUp" }
            && type.members.contains {
                $0.key.hasPrefix("init(") && $0.key.contains(":") && !$0.key.contains("init(frame")
            }
    }

    func rewrite(_ members: inout [SourceFile.Member]) {
        let covered = Self.covered(in: members)
        members.removeAll { Self.left.contains($0.key) }
        if isPage || keepsInitializer {
            let own = keepsInitializer ? Set(type.members.map(\.key)) : []
            members.removeAll { $0.key.hasPrefix("init") && !own.contains($0.key) }
        }
        if members.contains(where: { $0.key == "func showContent()" }),
            !members.contains(where: { $0.key == "func load()" })
        {
            let place =
                members.firstIndex { $0.key == "func viewDidLoad()" }.map { $0 + 1 } ?? members.endIndex
            members.insert(Self.load(covering: covered), at: place)
        }
        let style = type.members.first { $0.key == "init()" }?.lines.joined().firstMatch(
            of: /super\.init\(style: (\.\w+)\)/)?.1
        for index in members.indices {
            var lines = members[index].lines.map { $0.replacing("coveredViews", with: covered) }
            if members[index].key == "func load()" { lines = Self.loading(lines) }
            lines = Self.asking(lines).map {
                $0.replacing(
                    "    let tableView: UITableView",
                    with: "    let tableView = UITableView(frame: .zero, style: \(style ?? ".plain"))")
            }
            members[index].lines = setUp(lines)
        }
        start(&members)
        let all = members
        members.removeAll { member in
            guard let line = member.lines.first(where: { $0.hasPrefix("    static func ") }) else {
                return false
            }
            let name = line.dropFirst("    static func ".count).prefix { $0 != "(" }
            return !all.contains { $0.key != member.key && $0.lines.joined().contains(name) }
        }
    }

    /// The class as the page shows it.
    func asWritten(_ body: String) -> String {
        let body = body.replacing(/(?m)^( *)view\.fill\(with: (\w+)\)$/) { match in
            let (space, name) = (match.1, match.2)
            return """
                \(space)\(name).frame = view.bounds
                \(space)\(name).autoresizingMask = [.flexibleWidth, .flexibleHeight]
                \(space)view.addSubview(\(name))
                """
        }
        return
            body
            .replacing(/\[(\w+)\]\.forEach \{ \$0\.(\w+\([^)]*\)+) \}/) { "\($0.1).\($0.2)" }
            .replacing(", after seconds: TimeInterval", with: "").replacing(/, after: [\d.]+\)/, with: ")")
    }

    /// The views that a screen covers, as its source names them.
    private static func covered(in members: [SourceFile.Member]) -> String {
        let lines = members.first { $0.key == "var coveredViews" }?.lines ?? []
        let list = lines.joined(separator: " ").firstMatch(of: #/\{ (?:\w+ \? )?(\[[^\]]*\]|\w+) [:}]/#)
        return list.map { String($0.1) } ?? "[view]"
    }

    /// What an app writes to load a screen whose content comes all at once.
    private static func load(covering list: String) -> SourceFile.Member {
        let views = list.filter { !"[]".contains($0) }.components(separatedBy: ", ")
        let depths = views.indices.map { String(repeating: "    ", count: $0 + 2) }
        let inside = String(repeating: "    ", count: views.count + 2)
        let opening = views.indices.map { "\(depths[$0])await \(views[$0]).withTabAnimation {" }
        let lines =
            ["    func load() async {"] + opening + [inside + "await fetch()", inside + "showContent()"]
        return .init(
            key: "func load()", lines: lines + depths.reversed().map { $0 + "}" } + ["    }"],
            isOfExtension: false)
    }

    /// A start, one answer and an end are one call of an app's.
    private static func loading(_ lines: [String]) -> [String] {
        let text = lines.joined(separator: "\n")
        let form =
            #/
            \ {4}func\ load\(\)\ \{\n
            \ {8}(?<view>\w+)\.startTabAnimation\(\)\n
            \ {8}FakeServer\.answer\(self,\ after:\ [^)]*\)\ \{\ page\ in\n
            (?<body>(?:\ {12}.*\n)*)
            \ {12}page\.(?<ended>\w+)\.endTabAnimation\((?<list>.*)\)\n
            \ {8}\}\n\ {4}\}
            /#
        guard let match = text.wholeMatch(of: form), match.view == match.ended else { return lines }
        var arguments = match.list.replacing("reloading: true", with: "").split(separator: ", ").map(
            String.init)
        arguments.removeAll { $0.isEmpty }
        let call = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
        let reload = match.list.contains("reloading: true") ? "            \(match.view).reloadData()\n" : ""
        let body = match.body.replacing("page.", with: "").replacing(/(\w+\??\.apply\()/) { "await \($0.1)" }
        return """
                func load() async {
                    await \(match.view).withTabAnimation\(call) {
                        await fetch()
            \(body)\(reload)        }
                }
            """.components(separatedBy: "\n")
    }

    /// The app's own request in place of the demo's server.
    private static func asking(_ lines: [String]) -> [String] {
        lines.flatMap { line -> [String] in
            let space = String(line.prefix { $0 == " " })
            if let one = line.firstMatch(
                of: #/FakeServer\.answer\(self, after: [^)]*\) \{ (?:page in page|\$0)\.(.*) \}/#)
            {
                return ["\(space)Task {", "\(space)    await fetch()", "\(space)    \(one.1)", "\(space)}"]
            }
            if line.contains(/FakeServer\.answer\(self, after: [^)]*\) \{ page in/) {
                return ["\(space)Task {", "\(space)    await fetch()"]
            }
            if line.contains("guard await FakeServer.answer(") { return ["\(space)await fetch()"] }
            return [line.contains("///") ? line : line.replacing(/\bpage\./, with: "")]
        }
    }

    /// What sets the screen up, in place of the call that does.
    private func setUp(_ lines: [String]) -> [String] {
        var lines = lines.flatMap { line -> [String] in
            let space = String(line.prefix { $0 == " " })
            if let call = line.firstMatch(of: /^ *setUp\((\w+)\)$/) {
                guard let (parameter, body) = maker?.closure else { return [] }
                let depth = body.map { $0.prefix { $0 == " " }.count }.min() ?? 0
                return body.map {
                    space + Self.renamed(String($0.dropFirst(depth)), parameter, String(call.1))
                }
            }
            if line.hasPrefix("        if let animation {") {
                guard let animation = maker?.argument("animation") else { return [] }
                let shift =
                    animation.components(separatedBy: "\n").dropFirst().map { $0.prefix { $0 == " " }.count }
                    .min() ?? 0
                let text = animation.components(separatedBy: "\n")
                return
                    (["        profileView.tabAnimated?.animation = \(text[0])"]
                    + text.dropFirst().map { "        " + $0.dropFirst(max(0, shift - 0)) })
            }
            if line.hasPrefix("    var contacts: [Contact] = []"), let shown = maker?.argument("showing") {
                return [line.replacing("= []", with: "= \(shown)")]
            }
            return [line]
        }
        // What another line takes the place of.
        for place in ["title", "view.backgroundColor"] {
            let set = lines.indices.filter { lines[$0].hasPrefix("        \(place) = ") }
            for index in set.dropLast().reversed() { lines.remove(at: index) }
        }
        let models = lines.indices.filter { lines[$0].contains(/^ *\w+\.tabAnimated =/) }
        for index in models.dropLast().reversed()
        where lines[index].prefix(while: { $0 != "=" })
            == lines[models.last ?? 0].prefix(while: { $0 != "=" })
        {
            lines.remove(at: index)
        }
        lines.removeAll { $0.hasSuffix(".tabAnimated = nil") }
        return lines
    }

    /// A line with another name for a view; the screen itself needs none.
    private static func renamed(_ line: String, _ old: String, _ new: String) -> String {
        line.replacing(/(\w+)(\.?)/) { match in
            match.1 != old ? String(match.0) : new == "self" ? "" : new + match.2
        }
    }

    /// The screen loads when it opens.
    private func start(_ members: inout [SourceFile.Member]) {
        guard let load = members.first(where: { $0.key == "func load()" }),
            let index = members.firstIndex(where: { $0.key == "func viewDidLoad()" })
        else { return }
        let isAsync = load.lines.contains { $0.hasSuffix("func load() async {") }
        let call = isAsync ? "        Task { await load() }" : "        load()"
        members[index].lines.insert(call, at: members[index].lines.count - 1)
    }
}
