import UIKit

extension TextSurroundings {
    /// Where a text stands in the row that a stack makes, or constraints in a plain view.
    enum Place {
        /// Before the text that ends the row, as the name of a value does.
        case beforeEnd
        /// After another text or free room, and before none, as a value or a time does.
        case end
        /// Anywhere else.
        case other
    }
}

extension UIView {
    /// Where the view stands in its row, which holds another text.
    var placeInRow: TextSurroundings.Place {
        guard let parent = superview else { return .other }
        guard let stack = parent as? UIStackView else { return constrainedPlace(in: parent) }
        return stack.axis == .horizontal ? arrangedPlace(in: stack) : .other
    }

    private func arrangedPlace(in stack: UIStackView) -> TextSurroundings.Place {
        let views = stack.arrangedSubviews
        let hasContent = { (view: UIView) in
            view === self || !view.isHidden && view.isBlankSpace || view.holdsText
        }
        if views.first(where: hasContent) !== self {
            return views.last(where: hasContent) === self ? .end : .other
        }
        return views.contains { $0 !== self && $0 is UILabel && $0.holdsText } ? .beforeEnd : .other
    }

    /// Constraints make a row of texts of which one begins at some edge, and the other ends at one, and both are level.
    private func constrainedPlace(in parent: UIView) -> TextSurroundings.Place {
        let ties = parent.constraints.filter { $0.relation == .equal && $0.isPlainConstraint }
        guard let end = ties.end(of: self) else { return .other }
        let levels = ties.filter(\.tiesLevels)
        var partners = levels.compactMap { $0.item(besides: self) }
        let centers = levels.filter { $0.firstAttribute == .centerY }.compactMap { $0.item(besides: parent) }
        if centers.contains(where: { $0 === self }) { partners += centers }
        let isRow = partners.contains { partner in
            guard let label = partner as? UILabel, label.holdsText, label.superview === parent else {
                return false
            }
            return ties.end(of: label).map { $0 != end } ?? false
        }
        return isRow ? end : .other
    }
}

extension [NSLayoutConstraint] {
    /// The end of its row at which a view stands by the one side that constraints hold.
    @MainActor
    fileprivate func end(of view: UIView) -> TextSurroundings.Place? {
        var (isLeading, isTrailing) = (false, false)
        for tie in self {
            let side =
                tie.firstItem === view
                ? tie.firstAttribute : tie.secondItem === view ? tie.secondAttribute : .notAnAttribute
            isLeading = isLeading || side == .leading || side == .left
            isTrailing = isTrailing || side == .trailing || side == .right
        }
        return isLeading == isTrailing ? nil : isLeading ? .beforeEnd : .end
    }
}

extension NSLayoutConstraint {
    /// Whether two views are level with each other by the constraint.
    fileprivate var tiesLevels: Bool {
        firstAttribute == secondAttribute
            && [.centerY, .firstBaseline, .lastBaseline, .top, .bottom].contains(firstAttribute)
    }

    /// The other item, if an item is one of the two.
    fileprivate func item(besides item: AnyObject) -> AnyObject? {
        firstItem === item ? secondItem : secondItem === item ? firstItem : nil
    }
}
