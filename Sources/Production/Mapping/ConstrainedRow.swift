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

    private static let levels: Set<NSLayoutConstraint.Attribute> = [
        .centerY, .firstBaseline, .lastBaseline, .top, .bottom,
    ]

    /// Finds the row of a text; `nil` if constraints make none of it and another.
    ///
    /// - Complexity: O(*n*) in the constraints of the view around the text, for as many labels as are level with it.
    init?(of view: UIView) {
        guard let parent = view.superview, !(parent is UIStackView) else { return nil }
        let ties = parent.constraints.filter { $0.relation == .equal && $0.isPlainConstraint }
        guard let end = Self.end(of: view, in: ties) else { return nil }
        let isRow = Self.labels(levelWith: view, in: parent, by: ties).contains { other in
            other.holdsText && Self.end(of: other, in: ties).map { $0 != end } ?? false
        }
        guard isRow else { return nil }
        self.end = end
    }

    /// The one side of a view that constraints hold.
    private static func end(of view: UIView, in ties: [NSLayoutConstraint]) -> End? {
        let begins = ties.contains { $0.ties(.leading, of: view) || $0.ties(.left, of: view) }
        let ends = ties.contains { $0.ties(.trailing, of: view) || $0.ties(.right, of: view) }
        guard begins != ends else { return nil }
        return begins ? .leading : .trailing
    }

    /// The labels beside a view that are tied to its level, or centered in the view around them as it is.
    private static func labels(
        levelWith view: UIView, in parent: UIView, by ties: [NSLayoutConstraint]
    ) -> [UILabel] {
        let level = ties.filter {
            $0.firstAttribute == $0.secondAttribute && levels.contains($0.firstAttribute)
        }
        let centered = level.filter { $0.ties(.centerY, of: parent) }
        let isCentered = centered.contains { $0.ties(.centerY, of: view) }
        let partners =
            level.compactMap { $0.item(beside: view) }
            + (isCentered ? centered.compactMap { $0.item(beside: parent) } : [])
        return partners.compactMap { $0 as? UILabel }.filter { $0 !== view && $0.superview === parent }
    }
}

@MainActor
extension NSLayoutConstraint {
    /// Whether the constraint relates an attribute of a view to something.
    fileprivate func ties(_ attribute: Attribute, of view: UIView) -> Bool {
        firstAttribute == attribute && firstItem === view
            || secondAttribute == attribute && secondItem === view
    }

    /// The item that the constraint relates a view to; `nil` if it is about others.
    fileprivate func item(beside view: UIView) -> AnyObject? {
        if firstItem === view { return secondItem }
        return secondItem === view ? firstItem : nil
    }
}
