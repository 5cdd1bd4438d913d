import TabCache
import UIKit

/// The room there is for a text that is not there yet, and where it stands.
@MainActor
struct TextSurroundings {
    /// The width, in points.
    let width: CGFloat

    /// Whether three texts or more that look alike stand side by side.
    let isOneOfMany: Bool

    /// Whether the text stands alone in a small box, as that of a tag or in a ring does.
    let isInBox: Bool

    /// Whether the text stands in a round badge, which is as wide as it is high at least.
    let isInBadge: Bool

    /// Where the text stands in its row.
    let place: Place

    /// The width, in points, that a single line takes at most: what stands in a narrow column was written for it.
    var longestLine: CGFloat { width * (Guess.longestLine.isMade && width < Self.narrowColumn ? 0.7 : 0.92) }

    /// The width, in points, below which a column is narrow.
    private static let narrowColumn: CGFloat = 100

    /// The length, in points, of the sides of a round view up to which it is a badge rather than a ring.
    private static let largestBadge: CGFloat = 48

    /// The part of a round view that a text in it may take, 0...1.
    private static let roundShare: CGFloat = 0.8

    /// Measures the room for a view: the width of the nearest view around it that has one.
    ///
    /// A view that constraints place has none that counts before the first layout, unless they say how wide it is. Texts
    /// side by side in stacks share what there is; images, badges and spacers beside them take theirs by themselves.
    ///
    /// - Parameters:
    ///   - width: The width of the root, in points.
    ///   - rows: What is known of the rows around, for all texts that are measured together.
    init(of view: UIView, width: CGFloat, in rows: TextRows = TextRows()) {
        let row = Self.row(of: view, width: width, in: rows)
        let holder = RoundHolder(of: view)
        self.width = min(row.width, holder?.side.map { $0 * Self.roundShare } ?? .infinity)
        isOneOfMany = row.isOneOfMany
        isInBadge = holder.map { $0.isPortrait || $0.side.map { $0 <= Self.largestBadge } ?? true } ?? false
        isInBox = holder != nil && !isInBadge || (view.superview?.isSmallBox ?? false)
        place = rows.place(of: view)
    }

    /// The width for a view in the rows that stacks make around it, and whether it is one of many there.
    private static func row(
        of view: UIView, width: CGFloat, in rows: TextRows
    ) -> (width: CGFloat, isOneOfMany: Bool) {
        var (room, columns, isOneOfMany) = (width, CGFloat(1), false)
        var inner = view
        for _ in 0..<UIView.deepestText {
            guard let parent = inner.superview else { break }
            if let given = inner.givenLength(.width) {
                room = min(room, given)
                break
            }
            if let stack = parent as? UIStackView, stack.axis == .horizontal {
                let row = rows.row(in: stack)
                let count = row.columnCount(with: inner)
                columns *= CGFloat(count)
                isOneOfMany =
                    isOneOfMany || count > 2 && (stack.distribution != .fill || row.areAlike(with: inner))
            } else if parent.translatesAutoresizingMaskIntoConstraints, parent.bounds.width > 0 {
                room = min(room, parent.bounds.width)
                break
            }
            inner = parent
        }
        return (Guess.columns.isMade ? room / columns : room, isOneOfMany)
    }
}

/// A round view that holds a text alone, or the text itself, or a circle with a picture and the letters that stand for one.
private struct RoundHolder {
    /// The length of its sides, in points, or `nil` where only their ratio is known.
    let side: CGFloat?

    /// Whether a picture is there too.
    let isPortrait: Bool

    @MainActor
    init?(of view: UIView) {
        let outer = view.superview
        let isPortrait = outer?.isCircle(around: view) == true
        let holders = [view, outer.flatMap { $0.subviews.count == 1 || isPortrait ? $0 : nil }]
        guard let holder = holders.compactMap({ $0 }).first(where: \.isHeldRound) else { return nil }
        side = holder.givenLength(.width, orMore: true)
        self.isPortrait = isPortrait && holder === outer
    }
}

extension UIView {
    /// The width in points from which a box is one for a sentence, as a bubble is.
    private static let wideBox: CGFloat = 120

    /// Whether the view is a surface for a word, as a tag is.
    fileprivate var isSmallBox: Bool {
        guard isSurface, layer.shownCornerRadius > 0, subviews.count == 1 else { return false }
        return max(givenLength(.width, orMore: true) ?? bounds.width, bounds.width) < Self.wideBox
    }

    /// Whether the view is a circle with nothing in it but a text and pictures.
    fileprivate func isCircle(around text: UIView) -> Bool {
        guard subviews.count > 1, subviews.allSatisfy({ $0 === text || $0 is UIImageView }),
            let side = givenLength(.width)
        else { return false }
        return layer.shownCornerRadius >= side / 2 - 1
    }

    /// Whether constraints make the view as wide as it is high, or as high as it is wide at least.
    fileprivate var isHeldRound: Bool {
        let isSquare = constraints.contains { constraint in
            constraint.isPlainConstraint && constraint.firstItem === self && constraint.secondItem === self
                && constraint.multiplier == 1
                && Set([constraint.firstAttribute, constraint.secondAttribute]) == [.width, .height]
        }
        if isSquare { return true }
        guard layer.shownCornerRadius > 0 || subviews.count == 1,
            let width = givenLength(.width, orMore: true)
        else { return false }
        return width == givenLength(.height)
    }

    /// The number of views around a text, from the nearest on, that say what room there is for it.
    static let deepestText = 8

    /// Whether some text inside, or the view's own, can be seen.
    var holdsText: Bool { holdsText(depth: Self.deepestText) }

    private func holdsText(depth: Int) -> Bool {
        if isHidden { return false }
        if self is UILabel || self is UITextField { return true }
        return depth > 0 && !(self is UIControl) && subviews.contains { $0.holdsText(depth: depth - 1) }
    }

    /// Whether the view takes a share of the room for texts: badges and views of a given width have their own.
    var isTextColumn: Bool {
        holdsText && givenLength(.width) == nil && !(self is UILabel && isSurface)
    }

    /// The sizes of the fonts of the texts inside, in points.
    var fontSizes: [CGFloat] { fontSizes(depth: Self.deepestText) }

    private func fontSizes(depth: Int) -> [CGFloat] {
        if let label = self as? UILabel { return [label.font.pointSize] }
        return depth > 0 ? subviews.flatMap { $0.fontSizes(depth: depth - 1) } : []
    }

    /// The length of a side, in points, that a constraint of the view's own gives, or `nil`.
    ///
    /// - Parameter orMore: Whether the smallest length of a view that may grow counts too.
    func givenLength(_ side: NSLayoutConstraint.Attribute, orMore: Bool = false) -> CGFloat? {
        constraints.first { constraint in
            // A stack hides a view by a length of zero, and settles lengths that nothing gives by constraints below high priority.
            constraint.isPlainConstraint && constraint.firstItem === self && constraint.secondItem == nil
                && constraint.firstAttribute == side && constraint.constant > 0
                && constraint.priority.rawValue >= UILayoutPriority.defaultHigh.rawValue
                && (constraint.relation == .equal || orMore && constraint.relation == .greaterThanOrEqual)
        }?.constant
    }
}
