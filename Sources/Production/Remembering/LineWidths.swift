import UIKit

/// A text as far as its lines are concerned: how many it takes in a column, and how long each of them is.
@MainActor
struct LineWidths {
    /// The words of each paragraph, in points, and the space after each of them.
    private let paragraphs: [NSAttributedString]

    private static let limit = 100

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
        paragraphs = Self.parts(
            of: hasFont ? text : NSAttributedString(string: text.string, attributes: [.font: font]),
            between: "\n")
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
        let space = NSAttributedString(
            string: " ",
            attributes: paragraph.length > 0 ? paragraph.attributes(at: 0, effectiveRange: nil) : [:]
        ).size().width
        var lines: [CGFloat] = [0]
        for word in parts(of: paragraph, between: " ") {
            let length = word.size().width
            let end = lines[lines.count - 1]
            let next = end > 0 ? end + space + length : length
            if next <= width + 0.5 {
                lines[lines.count - 1] = next
                continue
            }
            guard lines.count < limit || end == 0 else { break }
            if end > 0 { lines.append(0) }
            // What is longer than the column is broken inside, as text without spaces is.
            let whole = max(0, Int(min(length / max(width, 1), CGFloat(limit))))
            lines[lines.count - 1] = whole > 0 ? width : length
            if whole > 0 {
                lines += Array(repeating: width, count: whole - 1)
                lines.append(length - CGFloat(whole) * width)
            }
        }
        return Array(lines.prefix(limit))
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
