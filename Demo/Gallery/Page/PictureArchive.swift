import Foundation

/// The pictures of one scene, each line of them kept once, and runs of lines that came before as references.
///
/// Where its lines are written, a line that other scenes have too is a reference to the page's: `@` and its number.
///
/// A picture that another one gives by other colors is kept as a palette alone.
struct PictureArchive: Encodable {
    /// A kept picture: its lines and, where it has one, a palette over them.
    struct Reference: Encodable, Hashable {
        let template: Int
        var palette: Int?

        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(template)
            if let palette { try container.encode(palette) }
        }
    }

    private enum CodingKeys: CodingKey {
        case lines
        case templates
        case palettes
    }

    /// The lines there are.
    private(set) var lines: [String] = []

    /// The pictures: the number of a line, or a place and a length (as a negative number) in all lines so far.
    private(set) var templates: [[Int]] = []

    /// The palettes: pairs of a color and what takes its place.
    private(set) var palettes: [[String]] = []

    private var numbers: [String: Int] = [:]
    private var written: [Int] = []
    private var places: [[Int]: [Int]] = [:]
    private var known: [[String]: Reference] = [:]

    /// Keeps a picture and returns where it is.
    mutating func add(_ picture: ColoredPicture) -> Reference {
        if let reference = known[picture.lines] { return reference }
        let numbers = picture.lines.map { number(of: $0) }
        templates.append(pack(numbers))
        let reference = Reference(template: templates.count - 1)
        known[picture.lines] = reference
        return reference
    }

    /// Returns the picture that another one becomes by a palette.
    mutating func add(_ palette: PicturePalette, over reference: Reference) -> Reference {
        let changes = palette.changes
        if changes.isEmpty { return reference }
        let index = palettes.firstIndex(of: changes) ?? palettes.count
        if index == palettes.count { palettes.append(changes) }
        return Reference(template: reference.template, palette: index)
    }

    private mutating func number(of line: String) -> Int {
        if let number = numbers[line] { return number }
        lines.append(line)
        numbers[line] = lines.count - 1
        return lines.count - 1
    }

    /// Replaces runs of three lines or more that were written before.
    private mutating func pack(_ numbers: [Int]) -> [Int] {
        var packed: [Int] = []
        var index = 0
        while index < numbers.count {
            let (place, length) = longestRun(of: numbers, from: index)
            let taken = length >= 3 ? length : 1
            packed += length >= 3 ? [-length, place] : [numbers[index]]
            for _ in 0..<taken {
                written.append(numbers[index])
                index += 1
                if written.count >= 3 {
                    places[Array(written.suffix(3)), default: []].append(written.count - 3)
                }
            }
        }
        return packed
    }

    private func longestRun(of numbers: [Int], from index: Int) -> (place: Int, length: Int) {
        guard index + 3 <= numbers.count else { return (0, 0) }
        var best = (place: 0, length: 0)
        for place in (places[Array(numbers[index..<index + 3])] ?? []).suffix(24) {
            var length = 3
            while index + length < numbers.count, place + length < written.count,
                written[place + length] == numbers[index + length]
            { length += 1 }
            if length >= best.length { best = (place, length) }
        }
        return best
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(DrawnScene.gap, forKey: .lines)
        try container.encode(templates, forKey: .templates)
        try container.encode(palettes, forKey: .palettes)
    }

    /// Returns a line with single quotes around its attributes, which JSON need not escape.
    static func shortened(_ line: String) -> String {
        line.contains("'") || line.hasPrefix("<text") ? line : line.replacingOccurrences(of: "\"", with: "'")
    }
}
