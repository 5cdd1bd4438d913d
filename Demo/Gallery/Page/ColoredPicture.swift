/// A picture whose colors are told from the rest of it.
struct ColoredPicture {
    /// A color, where it stands.
    struct Color: Equatable {
        /// The element and the attribute.
        let place: String
        let value: String

        /// What a palette knows it by.
        var name: String { "\(place)=\(value)" }
    }

    /// The source, a line an element, without indentation.
    let lines: [String]

    /// The same with every color left out.
    let shape: [String]

    /// The colors, in order.
    let colors: [Color]

    /// Reads a picture as the renderer writes it: an element a line, values in double quotes.
    init(_ svg: String) {
        var lines: [String] = []
        var shape: [String] = []
        var colors: [Color] = []
        for line in svg.utf8.split(separator: UInt8(ascii: "\n")) {
            let line = line.drop { $0 == UInt8(ascii: " ") }
            let text = String(line) ?? ""
            lines.append(text)
            // Most elements have no color; the rest are read value by value.
            guard Self.mayHaveColor(line) else {
                shape.append(text)
                continue
            }
            shape.append(Self.read(text, into: &colors))
        }
        (self.lines, self.shape, self.colors) = (lines, shape, colors)
    }

    private static func mayHaveColor(_ line: Substring.UTF8View) -> Bool {
        line.contains(UInt8(ascii: "#")) || line.contains { $0 == UInt8(ascii: "y") }
    }

    private static func read(_ line: String, into colors: inout [Color]) -> String {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        let element = parts[0].dropFirst().prefix { $0 != " " && $0 != ">" }
        var shape = ""
        for (index, part) in parts.enumerated() {
            guard index % 2 == 1 else {
                shape += part
                continue
            }
            let attribute = parts[index - 1].dropLast().split(separator: " ").last ?? ""
            if part.hasPrefix("#") || attribute.hasSuffix("-opacity") {
                colors.append(Color(place: "\(element) \(attribute)", value: String(part)))
            } else {
                shape += part
            }
        }
        return shape
    }
}
