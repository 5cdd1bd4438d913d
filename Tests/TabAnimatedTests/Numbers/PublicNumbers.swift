import Foundation

/// The public properties and functions that deal with numbers, read from the sources.
///
/// Each is known by its file and its name: `WaterfallAnimated columns`, `ComponentChain+Lines width(_:ofLine:)`.
enum PublicNumbers {
    /// The types that hold a number; `UInt` is that of lines of code alone.
    private static var types: Regex<(Substring, Substring)> {
        #/\b(CGFloat|Double|TimeInterval|Int|Float|CGSize|CGRect|CGPoint|CGVector|UIEdgeInsets|IndexSet|IndexPath)\b/#
    }

    /// The names of the declarations below some folders of the sources.
    static func names(in folders: [String]) throws -> [String] {
        try folders.flatMap { folder in
            let start = ProjectText.root.appendingPathComponent("Sources/\(folder)")
            let files = FileManager.default.enumerator(at: start, includingPropertiesForKeys: nil)
            return try (files?.allObjects ?? []).compactMap { $0 as? URL }
                .filter { $0.pathExtension == "swift" }
                .flatMap { file in
                    let name = file.deletingPathExtension().lastPathComponent
                    return declarations(in: try String(contentsOf: file, encoding: .utf8))
                        .map { "\(name) \($0)" }
                }
        }.sorted()
    }

    private static func declarations(in source: String) -> [String] {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        return lines.indices.compactMap { index in
            // Most lines are told apart by their first word, which is quick.
            guard ["public", "open", "@"].contains(where: lines[index].hasPrefix),
                lines[index].contains(#/^(@\w+ )*(public|open) .*\b(var|let|func|init)\b/#)
            else {
                return nil
            }
            let text = declaration(lines[index...])
            return text.contains(types) ? name(of: text) : nil
        }
    }

    /// The lines of one declaration up to its body, without the values of its parameters.
    private static func declaration(_ lines: ArraySlice<String>) -> String {
        var text = ""
        for line in lines {
            text += line + " "
            if text.count(where: { $0 == "(" }) <= text.count(where: { $0 == ")" }) { break }
        }
        return String(text.prefix { $0 != "{" })
    }

    private static func name(of text: String) -> String? {
        guard let found = text.firstMatch(of: /\b(?:var|let|func|(?=init\b))\s*(\w+)/) else { return nil }
        let name = String(found.output.1)
        guard text[found.range.upperBound...].hasPrefix("("), !text.contains(#/\b(var|let) /#) else {
            return name
        }
        return "\(name)(\(labels(text[found.range.upperBound...])))"
    }

    private static func labels(_ parameters: Substring) -> String {
        var (depth, labels, label) = (0, "", "")
        var expectsLabel = true
        for character in parameters {
            switch character {
            case "(", "[", "<": depth += 1
            case ")", "]", ">": depth -= 1
            case "," where depth == 1: (expectsLabel, label) = (true, "")
            case ":" where depth == 1 && expectsLabel:
                labels += (label.split(separator: " ").first ?? "_") + ":"
                expectsLabel = false
            default: if expectsLabel { label.append(character) }
            }
            if depth == 0 { break }
        }
        return labels
    }
}
