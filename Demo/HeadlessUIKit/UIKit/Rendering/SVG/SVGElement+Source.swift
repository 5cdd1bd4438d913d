extension SVGElement {
    /// The element as SVG source, one line an element, children indented.
    var source: String {
        var lines: [String] = []
        write(to: &lines, indent: "")
        return lines.joined(separator: "\n") + "\n"
    }

    private func write(to lines: inout [String], indent: String) {
        let head = attributes.reduce("\(indent)<\(name)") { $0 + " \($1.name)=\"\(Self.escaped($1.value))\"" }
        if let text {
            lines.append("\(head)>\(Self.escaped(text))</\(name)>")
        } else if children.isEmpty {
            lines.append(head + "/>")
        } else {
            lines.append(head + ">")
            for child in children {
                child.write(to: &lines, indent: indent + "  ")
            }
            lines.append("\(indent)</\(name)>")
        }
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n": result += " "
            default: result += isAllowed(scalar) ? String(scalar) : "\u{FFFD}"
            }
        }
        return result
    }

    /// Whether XML 1.0 lets a document contain the character.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
    }
}
