import UIKit

@testable import TabAnimated

/// A number without sense, as a length, a count, a time and a range.
struct Number: CustomStringConvertible, Sendable {
    let length: CGFloat
    let count: Int

    /// The numbers; some are like others, and only tried where many rounds are asked for.
    static let all =
        [
            Number(length: .nan, count: .max), Number(length: .infinity, count: .min),
            Number(length: -.infinity, count: -1), Number(length: -1e300, count: .max - 1),
            Number(length: 0, count: 1_000_000), Number(length: .greatestFiniteMagnitude, count: -2),
        ] + (Rounds.areMany ? more : [])

    private static let more = [
        Number(length: 1e300, count: 0), Number(length: -1, count: .min + 1),
        Number(length: -.greatestFiniteMagnitude, count: 99),
    ]

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
