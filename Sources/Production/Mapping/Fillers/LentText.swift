import UIKit

/// A label whose text is lent: one line until a layout says where it stands, then the lines of a text of its kind.
@MainActor
struct LentText {
    let label: UILabel

    /// The name of the property that holds the label.
    let name: String?

    /// The position of the text among those of its screen.
    let ordinal: Int

    /// The largest number of lines by the app; zero without a limit.
    let limit: Int

    /// The part of its column that a line of a text takes, 0...1.
    private static let lineShare: CGFloat = 0.97

    /// The part of its column that a text of one line takes at most, 0...1.
    private static let longestShare: CGFloat = 0.92

    /// That part of a narrow column: what stands in one was written for it.
    private static let narrowShare: CGFloat = 0.7

    /// The part of its view that a text of one line takes at most before its place is known, 0...1: the last of a row begins
    /// behind the middle.
    private static let firstShare: CGFloat = 0.4

    /// Whether the text may go on in another line.
    var isWrapping: Bool { limit != 1 }

    private var font: UIFont { label.font ?? .systemFont(ofSize: 17) }

    /// Lends a text of one line, before a layout: as wide as its view where it may be of several lines, so that the layout
    /// tells its column.
    func lendLine(width: CGFloat) {
        label.numberOfLines = 1
        let kind = TextKind(of: label, limit: limit, named: name)
        let length =
            isWrapping ? width : min(kind.width(font: font, ordinal: ordinal), width * Self.firstShare)
        label.text = SampleText.word(width: length, font: font)
    }

    /// Lends the lines of a text that stands at a place.
    ///
    /// - Returns: Whether the text is another one now, so that another layout is needed.
    func lendLines(at place: TextPlace) -> Bool {
        let kind = TextKind(of: label, limit: limit, named: name, at: place)
        let lines = kind.lines(of: label, limit: limit, in: place.width)
        let (old, oldWidth) = (label.text, label.intrinsicContentSize.width)
        label.numberOfLines = limit
        if lines > 1 {
            let line = SampleText.word(width: place.width * Self.lineShare, font: font)
            label.text = Array(repeating: line, count: lines).joined(separator: "\n")
        } else {
            // A label that is as wide as its text does not say how wide its column is.
            let isCut = place.width > 0 && (isWrapping || abs(place.width - oldWidth) > 1)
            let length = kind.width(font: font, ordinal: ordinal)
            label.text = SampleText.word(
                width: isCut ? min(length, Self.longest(in: place.width)) : length, font: font)
        }
        return label.text != old
    }

    /// Makes a text of several lines one line of a kind, so that it takes no room from anything else.
    func shorten(to kind: TextKind) {
        guard isWrapping else { return }
        label.text = SampleText.word(width: kind.width(font: font, ordinal: ordinal), font: font)
    }

    /// Whether the label has not the height of two lines, though its text has.
    var isOneLineHigh: Bool {
        label.text?.contains("\n") == true && label.bounds.height < font.lineHeight * 2 - 1
    }

    private static func longest(in column: CGFloat) -> CGFloat {
        column * (column < TextPlace.narrowColumn ? narrowShare : longestShare)
    }
}

/// Texts of a given width, which stand in views without one while they are mapped.
enum SampleText {
    /// A word as wide as the given width, or a little narrower.
    static func word(width: CGFloat, font: UIFont) -> String {
        let letter = ("n" as NSString).size(withAttributes: [.font: font]).width
        guard letter > 0, width.isFinite else { return "n" }
        return String(repeating: "n", count: Int(min(max(1, width / letter), 500)))
    }

    /// Words that are as wide as the given width together, or a little wider.
    static func words(width: CGFloat, wordWidth: CGFloat, font: UIFont) -> String {
        guard width.isFinite, wordWidth > 0, wordWidth.isFinite else { return "n" }
        let count = min(max(1, width / wordWidth), 200)
        return Array(repeating: word(width: wordWidth, font: font), count: Int(count)).joined(separator: " ")
    }
}
