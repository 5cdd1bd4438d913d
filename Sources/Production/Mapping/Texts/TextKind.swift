import UIKit

/// How long a text that is not there yet is likely to be, judged by what its label looks like, is called and stands beside.
///
/// The length is the same each time for the same label of the same class, so that a skeleton never changes between two loadings.
/// Each guess of a length in this module is a line of the table `guess`.
enum TextKind: CaseIterable {
    /// A number in a badge, or a glyph.
    case count
    /// A price, a time, a count.
    case figure
    /// A name, a place, a category.
    case name
    /// A caption or a second line in a small font.
    case caption
    /// One line of running text, or a heading of one line.
    case line
    /// The only text beside an icon.
    case tile
    /// A heading whose lines are not limited.
    case heading
    /// A text beside a picture.
    case note
    /// A text of the whole width whose lines are not limited.
    case paragraph

    /// A guess at a text: its letters, and the largest number of lines that it takes in a standard text size.
    private var guess: (letters: CGFloat, lines: CGFloat) {
        switch self {
        case .count: (2, 1)
        case .figure: (6, 1)
        case .name: (11, 1)
        case .caption: (17, 1)
        case .line: (19, 1)
        case .tile: (7, 2)
        case .heading: (45, 2)
        case .note: (50, 2)
        case .paragraph: (110, 3)
        }
    }

    /// The mean width of a letter as a part of the size of its font.
    private var letterWidth: CGFloat { self == .count || self == .figure ? 0.56 : 0.48 }

    /// The width of a text of the kind in points.
    ///
    /// - Parameter ordinal: The position of the text among those of its screen; neighbors are not equally long.
    func width(font: UIFont, ordinal: Int) -> CGFloat {
        let variations: [CGFloat] = [1, 0.86, 1.12, 0.94, 1.05]
        let letters = self == .tile ? Self.line.guess.letters : guess.letters
        return letters * variations[ordinal % variations.count] * font.pointSize * letterWidth
    }

    /// The largest limit that is taken for the number of lines.
    private static let usualLines = 3

    /// The mean number of letters that a line is shorter than its column, because it ends before a word.
    private static let halfAWord: CGFloat = 3

    /// The number of lines that a text of the kind takes: a limit that most texts reach, or as many as its letters fill.
    ///
    /// - Parameters:
    ///   - limit: The largest number by the app; zero without one.
    ///   - width: The width of the column, in points.
    @MainActor
    func lines(of label: UILabel, limit: Int, in width: CGFloat) -> Int {
        if limit > 0, limit <= Self.usualLines || label.isNumberOfLinesGiven { return limit }
        let inLine = width / (label.font.pointSize * letterWidth) - Self.halfAWord
        guard inLine >= 1, inLine.isFinite else { return Int(guess.lines) }
        let lines = min((guess.letters / inLine).rounded(.up), (guess.lines * label.textScale).rounded())
        return limit > 0 ? min(limit, Int(lines)) : Int(lines)
    }

    /// A text of the kind, in words of five letters.
    func words(in font: UIFont) -> String {
        let letter = font.pointSize * letterWidth
        return SampleText.words(width: guess.letters * letter, wordWidth: 5 * letter, font: font)
    }
}

// MARK: - Judging

extension TextKind {
    /// The size, in points, from which a font is one of titles, which take more lines than one.
    private static let largeSize: CGFloat = 20

    /// The size, in points, of a font from which a text is a number that stands out: titles are smaller.
    private static let heroSize: CGFloat = 40

    /// Judges a label by the first of these that says something: the box it is in, the name of the property that holds it,
    /// its place, and its font.
    ///
    /// - Parameters:
    ///   - limit: The largest number of lines; zero without one.
    ///   - place: Where it stands; `nil` before a layout.
    @MainActor
    init(of label: UILabel, limit: Int, named name: String?, at place: TextPlace? = nil) {
        let size = label.font.pointSize / label.textScale
        let (isLarge, isBold) = (size >= Self.largeSize, label.font.isBold)
        let named = name.flatMap(Self.init(named:))
        if let boxed = TextBox(of: label)?.kind {
            self = boxed
        } else if limit == 1 {
            self = Self.ofLine(label, named: named, at: place)
        } else if let named, named.guess.lines == 1, named != .line {
            self = named
        } else if let place, place.isBesideControl || !isLarge && place.isHeading {
            self = .line
        } else if let place, place.isBeside, !isLarge {
            self = named != nil || !place.isAlone ? (named == .heading || isBold ? .heading : .note) : .tile
        } else {
            self = isLarge || isBold || named == .heading ? .heading : .paragraph
        }
    }

    @MainActor
    private static func ofLine(_ label: UILabel, named: TextKind?, at place: TextPlace?) -> TextKind {
        if place?.isOneOfMany == true { return .figure }
        if let named { return named == .heading ? .line : named }
        let size = label.font.pointSize / label.textScale
        if place?.isLast == true || label.textAlignment == .right || size >= heroSize { return .figure }
        if place?.isFirst == true { return .name }
        let isCentered = label.textAlignment == .center
        if label.font.pointSize <= 13.5 { return isCentered ? .figure : .caption }
        return isCentered || label.font.isBold && size < 17 ? .name : .line
    }

    private static let words: [(TextKind, [String])] = [
        (.count, ["unread", "icon", "symbol", "emoji", "flag", "type"]),
        (.caption, ["subtitle", "caption", "detail", "secondary", "footnote", "info", "kicker"]),
        (
            .figure,
            [
                "price", "time", "date", "count", "badge", "amount", "number", "value", "score", "rating",
                "percent", "unit", "duration", "age", "likes", "total", "index", "rank", "distance", "figure",
                "statistic", "timestamp", "cost", "quantity",
            ]
        ),
        (
            .name,
            [
                "name", "author", "handle", "user", "city", "place", "category", "tag", "status", "source",
                "location", "brand", "role",
            ]
        ),
        (.heading, ["title", "headline", "heading", "header"]),
        (.line, ["message", "text", "body", "description", "summary", "preview"]),
    ]

    /// Judges a text by the last word of the name that says something; what is unread is only counted.
    private init?(named name: String) {
        let words = Self.split(name)
        if words.contains("unread") {
            self = .count
            return
        }
        for word in words.reversed() {
            let singular = word.hasSuffix("s") ? String(word.dropLast()) : word
            if let match = Self.words.first(where: { $0.1.contains(word) || $0.1.contains(singular) }) {
                self = match.0
                return
            }
        }
        return nil
    }

    /// The words of a name such as `card.priceLabel`, in lower case.
    private static func split(_ name: String) -> [String] {
        var words: [String] = [""]
        for letter in name {
            if letter.isUppercase || !letter.isLetter { words.append("") }
            if letter.isLetter { words[words.count - 1].append(letter.lowercased()) }
        }
        return words.filter { !$0.isEmpty }
    }
}

/// A small round view, or a box with round corners, that holds a text alone, or the text itself.
@MainActor
struct TextBox {
    let kind: TextKind

    /// The length, in points, of the sides of a round view up to which it is a badge rather than a ring.
    private static let largestBadge: CGFloat = 48

    /// The width in points from which a box is one for a sentence, as a bubble is.
    private static let widest: CGFloat = 120

    init?(of label: UILabel) {
        let parent = label.superview.flatMap {
            $0.subviews.count == 1 && $0.layer.cornerRadius > 0 ? $0 : nil
        }
        guard let view = label.layer.cornerRadius > 0 ? label : parent else { return nil }
        let side = view.givenLength(.width, orMore: true)
        if view.isSquare || side != nil && side == view.givenLength(.height) {
            kind = side ?? 0 <= Self.largestBadge ? .count : .figure
        } else if view.isSurface, view !== label, max(side ?? 0, view.bounds.width) < Self.widest {
            kind = .figure
        } else {
            return nil
        }
    }
}

extension UIView {
    /// Whether constraints make the view as wide as it is high, or as high as it is wide at least.
    fileprivate var isSquare: Bool {
        constraints.contains { constraint in
            constraint.isPlainConstraint && constraint.firstItem === self && constraint.secondItem === self
                && constraint.multiplier == 1
                && Set([constraint.firstAttribute, constraint.secondAttribute]) == [.width, .height]
        }
    }
}

extension UILabel {
    /// How much larger text is than in the standard size, 1...4.
    fileprivate var textScale: CGFloat {
        let scaled = UIFontMetrics(forTextStyle: .body).scaledValue(for: 100, compatibleWith: traitCollection)
        return scaled.isFinite ? min(max(1, scaled / 100), 4) : 1
    }

    /// Whether the app says how many bars stand for the text.
    fileprivate var isNumberOfLinesGiven: Bool {
        if case .custom(let count)? = skeleton.lines.count { return count > 0 }
        return false
    }
}

extension UIFont {
    /// Whether the font is bold.
    var isBold: Bool { fontDescriptor.symbolicTraits.contains(.traitBold) }
}
