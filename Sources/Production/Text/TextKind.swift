import TabCache
import UIKit

/// How long a text that is not there yet is likely to be, judged by what its label looks like and is called.
///
/// Why a bar is as long as it is: the first row that fits says it.
///
/// | The label | Its bar |
/// |---|---|
/// | was shown in the last load | as long as what stood in most rows: `TypicalContent`, read by `ContentMapper` |
/// | has a text, by the app, its sample data or its nib | as long as that: `TextMeasure`, `MixedText` |
/// | has a text that says nothing: `StandInText` | as if it had none |
/// | has no text, and one line | as long as texts of its kind: `TextKind`, told by its name, font and `TextSurroundings` |
/// | has no text, and more lines | as many lines as `LineBudget` gives |
///
/// Then a bar is cut where the label has less room (`Filler+Fitting`), and where a view around clips it (`MappingContext`).
///
/// The length is the same each time for the same label of the same class, so that a skeleton never changes between two loadings.
/// Each guess of a length in this module is a line of the table `length`.
enum TextKind: CaseIterable {
    /// A number in a badge.
    case count
    /// A price, a duration, a count.
    case figure
    /// A date, or how long ago something was.
    case date
    /// A name, a place, a category.
    case name
    /// A caption or a second line in a small font.
    case caption
    /// One line of running text.
    case line
    /// A heading of one line.
    case title
    /// A heading whose lines are not limited.
    case heading
    /// A heading whose lines are not limited, and which is called a title.
    case headline
    /// The only text beside an icon.
    case tile
    /// A text beside a picture.
    case note
    /// A text of the whole width whose lines are not limited.
    case paragraph

    /// A guess at a text: its letters, the mean width of a letter as a part of the size of its font, and the largest
    /// number of lines that it takes in a standard text size.
    private typealias Length = (letters: CGFloat, letterWidth: CGFloat, mostLines: CGFloat)

    private var length: Length {
        switch self {
        case .count: (2, 0.56, 1)
        case .figure: (6, 0.56, 1)
        case .date: (11, 0.53, 1)
        case .name: (11, Self.letterWidth, 1)
        case .caption: (17, Self.letterWidth, 1)
        case .line: (19, Self.letterWidth, 1)
        case .title: (19, Self.letterWidth, 1)
        case .heading: (55, Self.letterWidth, 3)
        case .headline: (33, Self.letterWidth, 2)
        case .tile: (7, Self.letterWidth, 2)
        case .note: (50, Self.letterWidth, 2)
        case .paragraph: (110, Self.letterWidth, 3)
        }
    }

    /// The width of a text of the kind in points.
    ///
    /// - Parameter ordinal: The position of the text among those of its screen; neighbors are not equally long.
    @MainActor
    func width(font: UIFont, ordinal: Int) -> CGFloat {
        let variations: [CGFloat] = Guess.variations.isMade ? [1, 0.86, 1.12, 0.94, 1.05] : [1]
        return length.letters * variations[ordinal % variations.count] * font.pointSize * length.letterWidth
    }

    /// The number of lines that a text of the kind takes in a column: each ends before a word that has no more room.
    ///
    /// - Parameters:
    ///   - width: The width of the column, in points.
    ///   - scale: How much larger text is than in the standard size; it takes more lines then.
    func lines(in width: CGFloat, font: UIFont, scale: CGFloat) -> Int {
        let most = (length.mostLines * scale).rounded()
        let inLine = width / (font.pointSize * length.letterWidth) - Self.halfAWord
        guard inLine >= 1, inLine.isFinite else { return Int(length.mostLines) }
        return Int(min((length.letters / inLine).rounded(.up), most))
    }

    /// A text of the kind, in words.
    func words(in font: UIFont) -> String {
        let letter = font.pointSize * length.letterWidth
        return SampleText.words(
            width: length.letters * letter, wordWidth: Self.lettersOfWord * letter, font: font)
    }

    /// The mean number of letters of a word.
    private static let lettersOfWord: CGFloat = 5

    /// The mean width of a letter as a part of the size of its font.
    private static let letterWidth: CGFloat = 0.48

    /// The mean number of letters that a line is shorter than its column.
    private static let halfAWord: CGFloat = 3

    /// Whether a text is one line even where its label sets no limit: many apps set none for any label.
    var isShort: Bool { [.count, .figure, .date, .name, .caption].contains(self) }

    /// Judges a label by where it stands, by the name of the property that holds it, by its font and by its alignment.
    @MainActor
    init(of label: UILabel, name: String?, in surroundings: TextSurroundings) {
        if !label.isOfOneLine {
            switch name.flatMap(Self.init(named:)) {
            case .title where Guess.headline.isMade: self = .headline
            case .line: self = .note
            case let kind? where label.numberOfLines <= 0 && kind.isShort: self = kind
            default: self = .paragraph
            }
        } else if Guess.badgeText.isMade, surroundings.isInBadge {
            self = .count
        } else if Guess.smallBox.isMade && surroundings.isInBox
            || Guess.oneOfMany.isMade && surroundings.isOneOfMany
        {
            self = .figure
        } else if let kind = name.flatMap(Self.init(named:)) {
            // What ends a row after another text is a value, whatever it is called.
            self = kind == .title && Guess.place.isMade && surroundings.place == .end ? .figure : kind
        } else if Guess.place.isMade, surroundings.place == .end {
            self = .figure
        } else if Guess.place.isMade, surroundings.place == .beforeEnd {
            self = .name
        } else if !Guess.fonts.isMade {
            self = .name
        } else {
            self = Self(font: label.font ?? .systemFont(ofSize: 17), alignment: label.textAlignment)
        }
    }

    private init(font: UIFont, alignment: NSTextAlignment) {
        let isBold = font.isBold
        if alignment == .right {
            self = .figure
        } else if font.pointSize >= 20 {
            self = alignment == .center ? .name : .title
        } else if isBold, font.pointSize >= 17 {
            self = alignment == .center ? .name : .line
        } else if font.pointSize <= 13.5 {
            self = alignment == .center ? .figure : .caption
        } else {
            self = alignment == .center || isBold ? .name : .line
        }
    }

    private static let words: [(TextKind, [String])] = [
        (.count, ["icon", "emoji", "flag", "glyph"]),
        (
            .caption,
            [
                "subtitle", "caption", "detail", "secondary", "tertiary", "quaternary", "footnote", "info",
                "kicker", "meta", "hint",
            ]
        ),
        (.date, ["date", "time", "timestamp"]),
        (
            .figure,
            [
                "price", "count", "badge", "amount", "number", "value", "score", "rating", "percent", "unit",
                "duration", "age", "likes", "total", "index", "rank", "distance", "figure", "statistic",
                "cost",
                "quantity", "symbol", "point", "pts",
            ]
        ),
        (
            .name,
            [
                "name", "author", "handle", "user", "city", "place", "category", "tag", "status", "source",
                "location", "brand", "role", "type", "domain", "code",
            ]
        ),
        (.title, ["title", "headline", "heading", "header"]),
        (.line, ["message", "text", "body", "description", "summary", "preview"]),
    ]

    /// Judges a text by the last word of the name that says something; the title of a figure is the figure.
    @MainActor
    private init?(named name: String) {
        guard Guess.names.isMade else { return nil }
        let kinds = Self.split(name).reversed().compactMap(Self.kind(of:))
        guard let last = kinds.first else { return nil }
        self = Guess.titleOfFigure.isMade && last == .title && kinds.contains(.figure) ? .figure : last
    }

    private static func kind(of word: String) -> TextKind? {
        let singular = word.hasSuffix("s") ? String(word.dropLast()) : word
        return words.first { $0.1.contains(word) || $0.1.contains(singular) }?.0
    }

    /// The words of a name such as `card.priceLabel`, in lower case.
    static func split(_ name: String) -> [String] {
        var words: [String] = [""]
        for letter in name {
            if letter.isUppercase || !letter.isLetter { words.append("") }
            if letter.isLetter { words[words.count - 1].append(letter.lowercased()) }
        }
        return words.filter { !$0.isEmpty }
    }
}

extension UILabel {
    /// Whether the label has room for one line: its limit says so, or its height.
    var isOfOneLine: Bool {
        numberOfLines == 1 || givenLength(.height).map { $0 < font.lineHeight * 1.5 } ?? false
    }

    /// How much larger text is than in the standard size, 1...4.
    var textScale: CGFloat {
        let scaled = UIFontMetrics(forTextStyle: .body).scaledValue(for: 100, compatibleWith: traitCollection)
        return scaled.isFinite ? min(max(1, scaled / 100), 4) : 1
    }
}

extension UIFont {
    /// Whether the font is bold.
    var isBold: Bool { fontDescriptor.symbolicTraits.contains(.traitBold) }
}
