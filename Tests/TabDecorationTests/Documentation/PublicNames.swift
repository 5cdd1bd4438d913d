import Foundation

/// The names of everything public, read from the sources.
///
/// Every member is known as `member(label:)`, as `Type.member(label:)` and without its labels.
struct PublicNames {
    private(set) var names: Set<String> = []

    /// Reads all Swift files below a folder.
    init(sources: URL) throws {
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            read(try String(contentsOf: file, encoding: .utf8))
        }
    }

    /// The type that a line is in, with the indentation of its declaration.
    private struct Scope {
        let indentation: Int
        let type: String
        let isPublicProtocol: Bool
        let isPublicEnumeration: Bool
    }

    private mutating func read(_ source: String) {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var scopes: [Scope] = []
        for (number, line) in lines.enumerated() {
            let indentation = line.prefix { $0 == " " }.count
            let words = line.split(separator: " ").map(String.init)
            guard let first = words.first, !first.hasPrefix("//") else { continue }
            if first == "}" { scopes.removeAll { $0.indentation >= indentation } }
            let isPublic = words.contains("public") || words.contains("open")
            if let scope = scope(words, indentation: indentation, isPublic: isPublic) {
                scopes.removeAll { $0.indentation >= indentation }
                if isPublic, first != "extension" { add(scope.type, in: scopes.last) }
                if line.hasSuffix("{") { scopes.append(scope) }
                continue
            }
            guard let scope = scopes.last, indentation == scope.indentation + 4 else { continue }
            if scope.isPublicEnumeration, first == "case" { addCases(line, in: scope) }
            if isPublic || scope.isPublicProtocol { addMember(lines[number...], words: words, in: scope) }
        }
    }

    private func scope(_ words: [String], indentation: Int, isPublic: Bool) -> Scope? {
        let kinds = ["struct", "class", "enum", "protocol", "extension", "typealias"]
        guard let position = words.firstIndex(where: kinds.contains), words.count > position + 1 else {
            return nil
        }
        let isDeclaration = words.prefix(position).allSatisfy {
            ["public", "open", "final", "private", "fileprivate", "indirect"].contains($0)
                || $0.hasPrefix("@")
        }
        guard isDeclaration else { return nil }
        return Scope(
            indentation: indentation, type: Self.identifier(words[position + 1]),
            isPublicProtocol: isPublic && words[position] == "protocol",
            isPublicEnumeration: isPublic && words[position] == "enum")
    }

    private mutating func addCases(_ line: String, in scope: Scope) {
        guard let names = line.range(of: "case ").map({ line[$0.upperBound...] }) else { return }
        // Payloads hold commas of their own; a case with one stands alone on its line.
        let cases = names.contains("(") ? [names] : names.split(separator: ",")
        for name in cases { add(Self.identifier(name.trimmingCharacters(in: .whitespaces)), in: scope) }
    }

    private mutating func addMember(_ lines: ArraySlice<String>, words: [String], in scope: Scope) {
        guard let position = words.firstIndex(where: ["func", "var", "let"].contains),
            words.count > position + 1
        else { return }
        let name = Self.identifier(words[position + 1])
        add(name, in: scope)
        guard words[position] == "func" else { return }
        add(name + "(" + Self.labels(lines.joined(separator: " "), of: name) + ")", in: scope)
    }

    private mutating func add(_ name: String, in scope: Scope?) {
        names.insert(name)
        if let scope { names.insert("\(scope.type).\(name)") }
    }

    private static func identifier(_ word: String) -> String {
        String(word.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    /// The labels of a function's parameters, each with its colon.
    private static func labels(_ text: String, of name: String) -> String {
        guard let start = text.range(of: "func \(name)")?.upperBound,
            let opening = text[start...].firstIndex(of: "(")
        else { return "" }
        var depth = 0
        var expectsLabel = true
        var labels = ""
        var label = ""
        for character in text[opening...] {
            switch character {
            case "(", "[", "<": depth += 1
            case ")", "]", ">": depth -= 1
            case "," where depth == 1: (expectsLabel, label) = (true, "")
            case ":" where depth == 1 && expectsLabel:
                labels += (label.split(separator: " ").first.map(String.init) ?? "_") + ":"
                expectsLabel = false
            default: if expectsLabel { label.append(character) }
            }
            if depth == 0 { break }
        }
        return labels
    }
}
