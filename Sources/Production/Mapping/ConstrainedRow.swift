import UIKit

/// The row that constraints make of two texts in a plain view: one begins at some edge, the other ends at one, and both
/// are level with each other.
@MainActor
struct ConstrainedRow {
    /// The end of the row at which a text stands.
    enum End {
        case leading
        case trailing
    }

    /// The end at which the text stands that was asked about.
    let end: End

    /// Finds the row of a text; `nil` if constraints make none of it and another.
    init?(of view: UIView) {
        guard let parent = view.superview, !(parent is UIStackView) else { return nil }
        let ties = parent.constraints.filter { $0.isPlainConstraint && $0.relation == .equal }
        guard let end = Self.end(of: view, in: ties) else { return nil }
        let isRow = parent.subviews.contains { other in
            guard other !== view, other is UILabel, other.holdsText,
                let otherEnd = Self.end(of: other, in: ties)
            else { return false }
            return otherEnd != end && Self.areLevel(view, other, by: ties)
        }
        guard isRow else { return nil }
        self.end = end
    }

    /// The one side of a view that constraints hold.
    private static func end(of view: UIView, in ties: [NSLayoutConstraint]) -> End? {
        let begins = ties.contains { !$0.sides(of: view).isDisjoint(with: [.leading, .left]) }
        let ends = ties.contains { !$0.sides(of: view).isDisjoint(with: [.trailing, .right]) }
        guard begins != ends else { return nil }
        return begins ? .leading : .trailing
    }

    private static func areLevel(_ view: UIView, _ other: UIView, by ties: [NSLayoutConstraint]) -> Bool {
        let levels: Set<NSLayoutConstraint.Attribute> = [
            .centerY, .firstBaseline, .lastBaseline, .top, .bottom,
        ]
        let direct = ties.contains { tie in
            !tie.sides(of: view).isDisjoint(with: levels) && tie.sides(of: view) == tie.sides(of: other)
        }
        let areCentered = [view, other].allSatisfy { text in
            ties.contains { $0.sides(of: text) == [.centerY] && $0.sides(of: view.superview) == [.centerY] }
        }
        return direct || areCentered
    }
}

@MainActor
extension NSLayoutConstraint {
    /// The attributes of a view that the constraint relates to something.
    fileprivate func sides(of view: UIView?) -> Set<Attribute> {
        var sides: Set<Attribute> = []
        if firstItem === view { sides.insert(firstAttribute) }
        if secondItem === view { sides.insert(secondAttribute) }
        return sides
    }
}
