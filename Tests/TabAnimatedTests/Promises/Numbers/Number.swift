import UIKit

@testable import TabAnimated

/// A number without sense, as a length, a count, a time and a range.
struct Number: CustomStringConvertible, Sendable {
    let length: CGFloat
    let count: Int

    static let all = zip(
        [
            .nan, .infinity, -.infinity, 1e300, -1e300, -1, 0, .greatestFiniteMagnitude,
            -.greatestFiniteMagnitude,
        ],
        [Int.max, .min, -1, 0, .max - 1, .min + 1, 1_000_000, -2, 99]
    ).map { Number(length: $0, count: $1) }

    var description: String { "\(length), \(count)" }

    var size: CGSize { CGSize(width: length, height: length) }

    var point: CGPoint { CGPoint(x: length, y: length) }

    var rect: CGRect { CGRect(origin: point, size: size) }

    var insets: UIEdgeInsets { UIEdgeInsets(top: length, left: length, bottom: length, right: length) }

    /// From the count to five more, as far as there are so many.
    var range: Range<Int> { count < .max - 5 ? count..<count + 5 : count - 5..<count }

    /// A section, item or row that can be counted from zero.
    var path: IndexPath { IndexPath(item: count, section: 0) }

    /// Lines with the number everywhere.
    var lines: SkeletonLines {
        var lines = SkeletonLines()
        lines.count = .custom(count)
        lines.height = .fixed(length)
        lines.spacing = length
        lines.lastLineScale = length
        lines.cornerRadius = length
        lines.insets = insets
        return lines
    }

    /// Lines of a text with the number everywhere.
    var textLines: TextLines {
        var lines = TextLines(count: count, lineHeight: length, spacing: length, lastLineScale: length)
        lines.insets = TextLines.Insets(top: length, left: length, bottom: length, right: length)
        (lines.widths, lines.heights, lines.spacings) = ([0: length], [0: length], [0: length])
        return lines
    }
}
