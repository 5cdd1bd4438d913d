import Foundation

/// A source of the demo's scenes, cut into its types and their members at the indentation that `swift format` gives them.
struct SourceFile {
    /// A function, a property, an initializer or a type inside a type, with the comment above it.
    struct Member {
        /// What it is known by: its declaration without modifiers and body.
        let key: String
        var lines: [String]
        /// Whether an extension of its type has it.
        let isOfExtension: Bool

        /// Whether it replaces what a class above has.
        var isOverride: Bool { lines.contains { $0.hasPrefix("    override ") } }

        /// Whether it is a property in one line.
        var isField: Bool { key.hasPrefix("let ") || key.hasPrefix("var ") }

        /// The lines between its braces.
        var body: [String] { Array(lines.drop { !$0.hasSuffix("{") }.dropFirst().dropLast()) }
    }

    /// A type, with what extensions in the same file add.
    struct TypeSource {
        let name: String
        /// The lines above its body: a comment, and the declaration.
        let head: [String]
        var parents: [String]
        var members: [Member]

        /// The type as it stands in its file.
        var text: String {
            let body = members.map { $0.lines.joined(separator: "\n") }.joined(separator: "\n\n")
            return head.joined(separator: "\n") + (body.isEmpty ? "}" : "\n\(body)\n}")
        }
    }

    let url: URL
    let imports: [String]
    let types: [TypeSource]

    /// Reads a file; `nil` where it is not at hand.
    init?(_ url: URL) {
        guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
        let lines = Self.plain(text).components(separatedBy: "\n")
        var types: [TypeSource] = []
        for block in Self.blocks(lines, depth: 0) {
            guard let index = block.firstIndex(where: { $0.hasSuffix("{") || $0.hasSuffix("{}") }),
                let match = block[index].firstMatch(
                    of: /(class|struct|enum|extension) (\w+)(?:: ([^{]*))? \{/)
            else { continue }
            let isExtension = match.1 == "extension"
            let parents = match.3.map { String($0).components(separatedBy: ", ") } ?? []
            let members = Self.blocks(Array(block[(index + 1)...].dropLast()), depth: 4).map {
                Member(key: Self.key(of: $0), lines: $0, isOfExtension: isExtension)
            }
            let name = String(match.2)
            if isExtension, let known = types.firstIndex(where: { $0.name == name }) {
                types[known].parents += parents
                types[known].members += members
            } else {
                let head = Array(block[...index])
                types.append(TypeSource(name: name, head: head, parents: parents, members: members))
            }
        }
        self.url = url
        imports = lines.filter { $0.hasPrefix("import ") }
        self.types = types
    }

    /// A text without what concerns the demo alone: access from other modules, and systems that have less.
    private static func plain(_ text: String) -> String {
        text.replacing(/(?m)^@available\(tvOS, unavailable\)\n/, with: "")
            .replacing(/(?m)^( *)(?:public|package) (?!\(set\))/) { $0.1 }
    }

    /// The declarations at an indentation, each from its comment to its last line.
    static func blocks(_ lines: [String], depth: Int) -> [[String]] {
        var blocks: [[String]] = []
        var isComplete = true
        var balance = 0
        for line in lines where !(line.isEmpty && isComplete) {
            let code = line.dropFirst(depth)
            if isComplete, !code.hasPrefix(" "), !"})].".contains(code.first ?? "}") { blocks.append([]) }
            guard !blocks.isEmpty else { continue }
            blocks[blocks.count - 1].append(line)
            let isNote = line.trimmed.hasPrefix("//")
            if !isNote {
                balance += line.reduce(0) { $0 + ("{([".contains($1) ? 1 : "})]".contains($1) ? -1 : 0) }
            }
            isComplete = balance == 0 && !isNote && !code.hasPrefix("@") && !line.hasSuffix("=")
        }
        return blocks
    }

    private static func key(of lines: [String]) -> String {
        let line = lines.first { !$0.contains("//") && !$0.trimmed.hasPrefix("@") } ?? lines.first ?? ""
        let words = [
            "override", "private(set)", "private", "static", "lazy", "final", "required", "isolated",
        ]
        var key = line.trimmingCharacters(in: .whitespaces)
        while let word = words.first(where: { key.hasPrefix($0 + " ") }) {
            key = String(key.dropFirst(word.count + 1))
        }
        if key.hasPrefix("let ") || key.hasPrefix("var ") {
            return String(key.prefix { !":={".contains($0) }).trimmed
        }
        let end = key.firstIndex(of: "{") ?? key.endIndex
        return (String(key[..<end]) + (key.hasSuffix("(") ? lines.dropFirst().joined() : "")).trimmed
    }
}

extension String {
    var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
