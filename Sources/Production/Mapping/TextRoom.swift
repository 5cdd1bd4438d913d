import UIKit

/// The room there is for a text that is not there yet.
@MainActor
struct TextRoom {
    /// The width, in points.
    let width: CGFloat

    /// Whether three texts or more stand side by side.
    let isOneOfMany: Bool

    /// Whether the text stands alone in a small box, as that of a tag or a badge does.
    let isInBox: Bool

    /// Whether the text stands in a round badge, which is as wide as it is high at least.
    let isInBadge: Bool

    /// Whether the text ends a row that another text or free room begins, as a value or a time does.
    let isDetail: Bool

    /// Measures the room for a view: the width of the nearest view around it that has one.
    ///
    /// A view that constraints place has none that counts before the first layout. Texts side by side in stacks share
    /// what there is; images and spacers beside them take theirs by themselves.
    ///
    /// - Parameter width: The width of the root, in points.
    init(of view: UIView, width: CGFloat) {
        var room = width
        var columns = 1
        var inner = view
        while let parent = inner.superview {
            if let stack = parent as? UIStackView, stack.axis == .horizontal {
                let texts = stack.arrangedSubviews.filter {
                    !$0.isHidden && ($0 === inner || Self.holdsText($0))
                }
                columns *= max(1, texts.count)
            } else if parent.translatesAutoresizingMaskIntoConstraints, parent.bounds.width > 0 {
                room = min(room, parent.bounds.width)
                break
            }
            inner = parent
        }
        self.width = room / CGFloat(columns)
        isOneOfMany = columns > 2
        isInBox = view.superview.map(Self.isSmallBox) ?? false
        isInBadge =
            view.isHeldRound || view.superview.map { $0.subviews.count == 1 && $0.isHeldRound } ?? false
        isDetail = Self.endsRow(view)
    }

    /// The width in points from which a box is one for a sentence, as a bubble is.
    private static let wideBox: CGFloat = 120

    private static func isSmallBox(_ view: UIView) -> Bool {
        guard view.isSurface, view.layer.cornerRadius > 0, view.subviews.count == 1 else { return false }
        let given = view.constraints.first { constraint in
            constraint.isPlainConstraint && constraint.firstItem === view && constraint.secondItem == nil
                && constraint.firstAttribute == .width && constraint.relation != .lessThanOrEqual
        }
        return max(given?.constant ?? 0, view.bounds.width) < wideBox
    }

    private static func endsRow(_ view: UIView) -> Bool {
        guard let stack = view.superview as? UIStackView, stack.axis == .horizontal,
            let place = stack.arrangedSubviews.firstIndex(of: view)
        else { return false }
        let (before, after) = (stack.arrangedSubviews[..<place], stack.arrangedSubviews[(place + 1)...])
        return before.contains { !$0.isHidden && ($0.isBlankSpace || holdsText($0)) }
            && !after.contains { $0.isBlankSpace || holdsText($0) }
    }

    private static func holdsText(_ view: UIView) -> Bool {
        if view.isHidden { return false }
        if view is UILabel || view is UITextField { return true }
        return !(view is UIControl) && view.subviews.contains(where: holdsText)
    }
}

extension UIView {
    /// Whether constraints of the view compare its width with its height, as those of round views do.
    fileprivate var isHeldRound: Bool {
        constraints.contains { constraint in
            constraint.isPlainConstraint && constraint.firstItem === self && constraint.secondItem === self
                && constraint.multiplier == 1
                && Set([constraint.firstAttribute, constraint.secondAttribute]) == [.width, .height]
        }
    }
}
