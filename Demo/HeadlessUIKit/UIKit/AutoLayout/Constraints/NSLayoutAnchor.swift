public import Foundation

/// An attribute of a view or guide from which constraints to others of its kind are made.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let quantity: LayoutQuantity

    init(_ quantity: LayoutQuantity) {
        self.quantity = quantity
        super.init()
    }

    open var name: String { "\(quantity.attribute)" }
    open weak var item: AnyObject? { quantity.item }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(quantity, .equal, anchor.quantity)
    }

    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(quantity, .greaterThanOrEqual, anchor.quantity)
    }

    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(quantity, .lessThanOrEqual, anchor.quantity)
    }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        NSLayoutConstraint(quantity, .equal, anchor.quantity, constant: c)
    }

    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(quantity, .greaterThanOrEqual, anchor.quantity, constant: c)
    }

    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(quantity, .lessThanOrEqual, anchor.quantity, constant: c)
    }

    open var hasAmbiguousLayout: Bool {
        quantity.views.contains(where: \.hasAmbiguousLayout)
    }

    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        let isVertical = quantity.attribute.kind == .vertical || quantity.attribute == .height
        return quantity.views.last?.constraintsAffectingLayout(for: isVertical ? .vertical : .horizontal)
            ?? []
    }
}
