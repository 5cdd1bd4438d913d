import TabCache
import UIKit

/// How many lines texts take whose labels set no limit, or one that few texts reach.
///
/// A text takes as many lines of its column as a text of its kind fills: three on a phone, more in a larger text size,
/// fewer on a pad. Beside something else it is shorter, and the only text of its row is one line, or two in a narrow
/// tile. A guess of too few lines is better than one of too many.
@MainActor
struct LineBudget {
    /// The largest limit that is taken for the number of lines.
    private static let usualLines = 3

    /// The width, in points, below which a view is a line rather than something beside a text.
    private static let narrowest: CGFloat = 16

    /// The width, in points, that a view has more than a label which something stands beside.
    private static let roomBeside: CGFloat = 32

    /// The size, in points, from which a font is one of titles, which take more lines than one.
    private static let largeSize: CGFloat = 20

    private let root: UIView

    // Where what can be seen is in the root.
    private var texts: [CGRect] = []
    private var shapes: [CGRect] = []

    init(among views: [UIView], in root: UIView) {
        self.root = root
        views.forEach { note($0) }
    }

    /// The number of lines that the text of a label takes.
    func lines(of filled: FilledLabel) -> Int {
        let label = filled.label
        let limit = label.numberOfLines
        if limit > 0, limit <= Self.usualLines && Guess.limit.isMade || label.isNumberOfLinesGiven {
            return limit
        }
        let lines = kind(of: filled).lines(
            in: label.bounds.width, font: label.font, scale: label.textScale)
        return limit > 0 ? min(limit, lines) : lines
    }

    /// The width, in points, of the text where it takes one line.
    func longestLine(of filled: FilledLabel) -> CGFloat {
        let kind: TextKind =
            switch filled.kind == .headline ? .headline : kind(of: filled) {
            case .tile: .line
            case .heading, .headline: .title
            case let kind: kind
            }
        return kind.width(font: filled.label.font, ordinal: 0)
    }

    /// What a text is taken for.
    private func kind(of filled: FilledLabel) -> TextKind {
        let (label, name) = (filled.label, filled.kind)
        let place = label.convert(label.bounds, to: root)
        let isLarge = label.font.pointSize >= Self.largeSize * label.textScale
        if Guess.besideShapes.isMade, shapes.contains(where: place.isBeside) {
            return name != .note && isAlone(label, at: place) ? .tile : .note
        }
        if name == .headline { return .headline }
        return Guess.largeFonts.isMade && (isLarge || label.font.isBold) ? .heading : .paragraph
    }

    /// Whether a label holds the only text of its row, but for those beside it.
    private func isAlone(_ label: UILabel, at place: CGRect) -> Bool {
        var row: UIView = label
        while row !== root, row.bounds.width < place.width + Self.roomBeside, let outer = row.superview {
            row = outer
        }
        let area = row.convert(row.bounds, to: root)
        return texts.allSatisfy { !$0.intersects(area) || $0.isLevel(with: place) }
    }

    /// Notes where a view is that can be seen.
    private mutating func note(_ view: UIView) {
        if view.isBlankSpace { return }
        let place = view.convert(view.bounds, to: root)
        if view is UILabel { texts.append(place) }
        let isWhole = view is UILabel || view is UIControl || view.subviews.isEmpty
        if isWhole, place.width >= Self.narrowest { shapes.append(place) }
    }
}

extension CGRect {
    /// Whether another area has some of the same height.
    fileprivate func isLevel(with other: CGRect) -> Bool {
        minY < max(other.maxY, other.minY.nextUp) && other.minY < max(maxY, minY.nextUp)
    }

    /// Whether another area stands to the left or to the right.
    fileprivate func isBeside(_ other: CGRect) -> Bool {
        isLevel(with: other) && (other.minX >= maxX || other.maxX <= minX)
    }
}

extension UILabel {
    /// Whether the app says how many bars stand for the text.
    fileprivate var isNumberOfLinesGiven: Bool {
        if case .custom(let count)? = skeleton.lines.count { return count > 0 }
        return false
    }
}
