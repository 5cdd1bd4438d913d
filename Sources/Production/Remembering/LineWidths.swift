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
        paragraphs = Self.parts(of: whole.attributedSubstring(from: range), between: "\n")
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
        var lines: [CGFloat] = [0]
        var start = 0
        var end = 0
        for word in parts(of: paragraph, between: " ") {
            let next = end + word.length
            defer { end = next + 1 }
            // Words are measured together, for each by itself would be rounded.
            let together = length(of: paragraph, from: start, to: next)
            if together <= width + 0.5 {
                lines[lines.count - 1] = together
                continue
            }
            if lines[lines.count - 1] > 0 {
                guard lines.count < limit else { break }
                lines.append(0)
            }
            start = end
            let broken = broken(word.size().width, in: width, limit: limit)
            lines.removeLast()
            lines += broken
        }
        return Array(lines.prefix(limit))
    }

    /// The lines of a word: what is longer than the column is broken inside, as text without spaces is.
    private static func broken(_ length: CGFloat, in width: CGFloat, limit: Int) -> [CGFloat] {
        guard width > 1, length > width else { return [min(length, max(width, 0))] }
        let whole = Int(min(length / width, CGFloat(limit)))
        return Array(repeating: width, count: whole) + [max(0, length - CGFloat(whole) * width)]
    }

    private static func length(of text: NSAttributedString, from start: Int, to end: Int) -> CGFloat {
        text.attributedSubstring(from: NSRange(location: start, length: end - start)).size().width
    }

    /// The parts of a text between two separators.
    private static func parts(of text: NSAttributedString, between separator: String) -> [NSAttributedString]
    {
        var start = 0
        return text.string.components(separatedBy: separator).map { part in
            let length = (part as NSString).length
            defer { start += length + 1 }
            return text.attributedSubstring(from: NSRange(location: start, length: length))
        }
    }
}
