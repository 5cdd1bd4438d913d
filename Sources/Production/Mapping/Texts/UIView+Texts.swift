import UIKit

extension UIView {
    /// Whether some text inside, or the view's own, can be seen.
    var holdsText: Bool {
        if isHidden { return false }
        if self is UILabel || self is UITextField { return true }
        return !(self is UIControl) && subviews.contains(where: \.holdsText)
    }

    /// Whether the view takes a share of the room for texts: badges and views of a given width have their own.
    var isTextColumn: Bool {
        holdsText && givenLength(.width) == nil && !(self is UILabel && isSurface)
    }

    /// What tells a column of texts from another kind of one: its texts, and the views around them.
    var look: [CGFloat] { look(depth: 8) }

    private func look(depth: Int) -> [CGFloat] {
        if let label = self as? UILabel { return [label.font.pointSize, label.font.isBold ? 1 : 0] }
        let inner = subviews
        return (depth > 0 ? inner.flatMap { $0.look(depth: depth - 1) } : []) + [CGFloat(inner.count)]
    }

    /// The length of a side, in points, that a constraint of the view's own gives, or `nil`.
    ///
    /// - Parameter orMore: Whether the smallest length of a view that may grow counts too.
    func givenLength(_ side: NSLayoutConstraint.Attribute, orMore: Bool = false) -> CGFloat? {
        constraints.first { constraint in
            constraint.isPlainConstraint && constraint.firstItem === self && constraint.secondItem == nil
                && constraint.firstAttribute == side && constraint.isDecisive
                && (constraint.relation == .equal || orMore && constraint.relation == .greaterThanOrEqual)
        }?.constant
    }
}

extension NSLayoutConstraint {
    /// Whether the constraint gives a length: those by which a stack hides or calms its views are zero, or weak.
    fileprivate var isDecisive: Bool {
        constant > 0 && priority.rawValue >= UILayoutPriority.defaultHigh.rawValue
    }
}
