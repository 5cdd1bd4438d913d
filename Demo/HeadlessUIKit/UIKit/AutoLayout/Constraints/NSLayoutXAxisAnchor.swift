public import Foundation

/// A place from left to right.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutQuantity(from: quantity, to: otherAnchor.quantity))
    }

    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.equal, after: anchor, multiplier)
    }

    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.greaterThanOrEqual, after: anchor, multiplier)
    }

    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.lessThanOrEqual, after: anchor, multiplier)
    }

    private func spaced(
        _ relation: NSLayoutConstraint.Relation, after anchor: NSLayoutXAxisAnchor, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            quantity, relation, anchor.quantity, constant: LayoutMetrics.systemSpacing * multiplier)
    }
}
