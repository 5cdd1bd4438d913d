import UIKit

/// The room there is for a text that is not there yet.
@MainActor
struct TextRoom {
    /// The width, in points.
    let width: CGFloat

    /// Whether three texts or more of one look stand side by side.
    let isOneOfMany: Bool

    /// Whether the text stands alone in a small box, as that of a tag or in a ring does.
    let isInBox: Bool

    /// Whether the text stands in a round badge, which is as wide as it is high at least.
    let isInBadge: Bool

    /// Whether the text ends a row that another text or free room begins, as a value or a time does.
    let isDetail: Bool

    /// Whether the text stands before one that ends its row, as the name of a value does.
    let isBeforeDetail: Bool

    /// The width, in points, that a single line takes at most: what stands in a narrow column was written for it.
    var longestLine: CGFloat { width * (width < Self.narrowColumn ? 0.7 : 0.92) }

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
    ///   - surroundings: What is known of the views around.
    init(of view: UIView, width: CGFloat, in surroundings: TextSurroundings) {
        let columns = TextColumns(around: view, in: surroundings)
        let round = RoundHolder(of: view)
        let side = round?.side ?? .infinity
        self.width = min(min(width, columns.room) / CGFloat(columns.count), side * Self.roundShare)
        isOneOfMany = columns.arePeers && columns.count > 2
        isInBadge = round != nil && (side <= Self.largestBadge || side == .infinity)
        isInBox = round != nil && !isInBadge || (view.superview?.isSmallBox ?? false)
        let place = surroundings.rowPlace(of: view)
        isDetail = place == .end
        isBeforeDetail = place == .beforeEnd
    }
}

/// A round view that holds a text alone, or the text itself.
private struct RoundHolder {
    /// The length of its sides, in points, or `nil` where only their ratio is known.
    let side: CGFloat?

    @MainActor
    init?(of view: UIView) {
        let holders = [view, view.superview.flatMap { $0.subviews.count == 1 ? $0 : nil }].compactMap { $0 }
        guard let holder = holders.first(where: \.isHeldRound) else { return nil }
        side = holder.givenLength(.width, orMore: true)
    }
}

extension UIView {
    /// The width in points from which a box is one for a sentence, as a bubble is.
    private static let wideBox: CGFloat = 120

    /// Whether the view is a surface for a word, as a tag is.
    fileprivate var isSmallBox: Bool {
        guard isSurface, layer.cornerRadius > 0, subviews.count == 1 else { return false }
        return max(givenLength(.width, orMore: true) ?? 0, bounds.width) < Self.wideBox
    }

    /// Whether constraints make the view as wide as it is high, or as high as it is wide at least.
    fileprivate var isHeldRound: Bool {
        let isSquare = constraints.contains { constraint in
            constraint.isPlainConstraint && constraint.firstItem === self && constraint.secondItem === self
                && constraint.multiplier == 1
                && Set([constraint.firstAttribute, constraint.secondAttribute]) == [.width, .height]
        }
        if isSquare { return true }
        guard layer.cornerRadius > 0 || subviews.count == 1, let width = givenLength(.width, orMore: true)
        else { return false }
        return width == givenLength(.height)
    }
}
