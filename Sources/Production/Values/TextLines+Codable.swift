import Foundation

// Dictionaries have no order, so that encoding one gives other bytes in every launch. The same mapping is
// to give the same bytes: what belongs to single lines is stored in the order of the lines.

extension TextLines {
    private enum CodingKeys: String, CodingKey {
        case count, lineHeight, spacing, lastLineScale, mode, isCentered, shortensSingleLine, insets
        case widths, heights, spacings
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            count: try values.decode(Int.self, forKey: .count),
            lineHeight: try values.decode(CGFloat.self, forKey: .lineHeight),
            spacing: try values.decode(CGFloat.self, forKey: .spacing),
            lastLineScale: try values.decode(CGFloat.self, forKey: .lastLineScale),
            mode: try values.decode(Mode.self, forKey: .mode),
            isCentered: try values.decode(Bool.self, forKey: .isCentered))
        shortensSingleLine = try values.decode(Bool.self, forKey: .shortensSingleLine)
        insets = try values.decode(Insets.self, forKey: .insets)
        widths = try values.decode(NumberedLengths.self, forKey: .widths).lengths
        heights = try values.decode(NumberedLengths.self, forKey: .heights).lengths
        spacings = try values.decode(NumberedLengths.self, forKey: .spacings).lengths
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(count, forKey: .count)
        try values.encode(lineHeight, forKey: .lineHeight)
        try values.encode(spacing, forKey: .spacing)
        try values.encode(lastLineScale, forKey: .lastLineScale)
        try values.encode(mode, forKey: .mode)
        try values.encode(isCentered, forKey: .isCentered)
        try values.encode(shortensSingleLine, forKey: .shortensSingleLine)
        try values.encode(insets, forKey: .insets)
        try values.encode(NumberedLengths(lengths: widths), forKey: .widths)
        try values.encode(NumberedLengths(lengths: heights), forKey: .heights)
        try values.encode(NumberedLengths(lengths: spacings), forKey: .spacings)
    }
}

/// Lengths by position, stored as positions and lengths in turn, from the lowest position up.
private struct NumberedLengths: Codable {
    let lengths: [Int: CGFloat]

    init(lengths: [Int: CGFloat]) {
        self.lengths = lengths
    }

    init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        var lengths: [Int: CGFloat] = [:]
        while !values.isAtEnd {
            let position = try values.decode(Int.self)
            lengths[position] = try values.decode(CGFloat.self)
        }
        self.lengths = lengths
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        for (position, length) in lengths.sorted(by: { $0.key < $1.key }) {
            try values.encode(position)
            try values.encode(length)
        }
    }
}
