import UIKit

/// A text as far as its lines are concerned: how many it takes in a column, and how long each of them is.
@MainActor
struct LineWidths {
    private let paragraphs: [NSAttributedString]

    /// More lines than these are not counted.
    private static let limit = 100

    /// What is behind so many characters is not seen in a skeleton.
    private static let characterLimit = 2_000

    /// Reads the text of a label.
    init(of label: UILabel) {
        self.init(label.attributedText, plain: label.text, font: label.font)
    }

    /// Reads the text of a text view.
    init(of textView: UITextView) {
        self.init(textView.attributedText, plain: textView.text, font: textView.font)
    }

    private init(_ attributed: NSAttributedString?, plain: String?, font: UIFont?) {
        let text = attributed ?? NSAttributedString(string: plain ?? "")
        let hasFont = text.length > 0 && text.attribute(.font, at: 0, effectiveRange: nil) != nil
        let font = font ?? .systemFont(ofSize: 17)
        let whole = hasFont ? text : NSAttributedString(string: text.string, attributes: [.font: font])
        let range = NSRange(location: 0, length: min(whole.length, Self.characterLimit))
        let seen = whole.attributedSubstring(from: range)
        paragraphs = Self.ranges(in: seen.string, between: "\n").map { Self.part(of: seen, in: $0) }
    }

    /// Returns the number of lines in a column.
    ///
    /// - Parameter width: The width of the column, in points.
    func lineCount(in width: CGFloat) -> Int { widths(in: width, limit: Self.limit).count }

    /// Returns the lengths of lines in a column, in points.
    ///
    /// - Parameters:
    ///   - width: The width of the column, in points.
    ///   - limit: The largest number of lines.
    func widths(in width: CGFloat, limit: Int) -> [CGFloat] {
        var lines: [CGFloat] = []
        for paragraph in paragraphs where lines.count < limit {
            lines += Self.lines(of: paragraph, in: width, limit: limit - lines.count)
        }
        return lines
    }

    private static func lines(of paragraph: NSAttributedString, in width: CGFloat, limit: Int) -> [CGFloat] {
        var lines: [CGFloat] = []
        var rest = words(of: paragraph)[...]
        while let word = rest.first, lines.count < limit {
            if let line = firstLine(of: rest, in: width, of: paragraph) {
                lines.append(line.length)
                rest = rest[line.end...]
            } else {
                lines += broken(length(of: paragraph, in: word), in: width, limit: limit)
                rest = rest.dropFirst()
            }
        }
        return Array(lines.prefix(limit))
    }

    /// The line that begins with the first of some words and holds as many as fit, where the next begins and how long it is;
    /// `nil` if not even one fits.
    ///
    /// Words are measured together, for each by itself would be rounded.
    private static func firstLine(
        of words: ArraySlice<Range<Int>>, in width: CGFloat, of paragraph: NSAttributedString
    ) -> (end: Int, length: CGFloat)? {
        guard let start = words.first?.lowerBound else { return nil }
        var (least, most) = (words.startIndex, words.endIndex)
        var line: (end: Int, length: CGFloat)?
        var last = most - 1
        while least < most {
            let together = length(of: paragraph, in: start..<words[last].upperBound)
            if together <= width + 0.5 {
                line = (last + 1, together)
                least = last + 1
            } else {
                most = last
            }
            last = (least + most) / 2
        }
        return line
    }

    /// The lines of a word: what is longer than the column is broken inside, as text without spaces is.
    private static func broken(_ length: CGFloat, in width: CGFloat, limit: Int) -> [CGFloat] {
        guard width > 1, length > width else { return [min(length, max(width, 0))] }
        let whole = Int(min(length / width, CGFloat(limit)))
        return Array(repeating: width, count: whole) + [max(0, length - CGFloat(whole) * width)]
    }

    private static func length(of text: NSAttributedString, in range: Range<Int>) -> CGFloat {
        part(of: text, in: range).size().width
    }

    private static func part(of text: NSAttributedString, in range: Range<Int>) -> NSAttributedString {
        text.attributedSubstring(from: NSRange(location: range.lowerBound, length: range.count))
    }

    /// Where the words of a paragraph are.
    private static func words(of paragraph: NSAttributedString) -> [Range<Int>] {
        ranges(in: paragraph.string, between: " ")
    }

    private static func ranges(in text: String, between separator: String) -> [Range<Int>] {
        var start = 0
        return text.components(separatedBy: separator).map { part in
            let end = start + (part as NSString).length
            defer { start = end + 1 }
            return start..<end
        }
    }
}
