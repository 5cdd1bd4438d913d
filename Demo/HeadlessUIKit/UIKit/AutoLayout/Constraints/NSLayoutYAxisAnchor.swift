public import Foundation

/// A place from top to bottom.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutQuantity(from: quantity, to: otherAnchor.quantity))
    }

    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.equal, below: anchor, multiplier)
    }

    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.greaterThanOrEqual, below: anchor, multiplier)
    }

    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.lessThanOrEqual, below: anchor, multiplier)
    }

    private func spaced(
        _ relation: NSLayoutConstraint.Relation, below anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let space = LayoutMetrics.systemSpacing(from: anchor.quantity, to: quantity)
        return NSLayoutConstraint(quantity, relation, anchor.quantity, constant: space * multiplier)
    }
}
