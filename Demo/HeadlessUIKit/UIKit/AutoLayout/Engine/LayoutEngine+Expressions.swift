import Foundation

/// Where an item starts along an axis, and how long it is.
private struct ItemSpan {
    var start = LayoutExpression()
    var length = LayoutExpression()

    var end: LayoutExpression { point(1) }

    func point(_ share: Double) -> LayoutExpression {
        var point = start
        point.add(length, scaled: share)
        return point
    }

    mutating func inset(_ first: CGFloat, _ last: CGFloat) {
        start.constant += Double(first)
        length.constant -= Double(first + last)
        start.isVolatile = true
        length.isVolatile = true
    }
}

extension LayoutEngine {
    /// A constraint as a sum of variables that is to be nought, or on the side of nought the relation says.
    func linear(_ constraint: NSLayoutConstraint, in holder: UIView) -> LayoutExpression {
        let isFlipped = isReversed(constraint, in: holder)
        let isReversed = constraint.isDirectional && holder.isRightToLeft
        var sum = expression(constraint.first, constraint.second, in: holder, reversed: isReversed)
        if let second = constraint.second {
            sum.add(
                expression(second, constraint.first, in: holder, reversed: isReversed),
                scaled: -Double(constraint.multiplier))
        }
        sum.constant -= Double(isFlipped ? -constraint.constant : constraint.constant)
        return sum
    }

    /// Whether the constraint runs from right to left.
    func isReversed(_ constraint: NSLayoutConstraint, in holder: UIView) -> Bool {
        constraint.first.origin == nil && constraint.isDirectional && holder.isRightToLeft
    }

    private func expression(
        _ quantity: LayoutQuantity, _ other: LayoutQuantity?, in holder: UIView, reversed: Bool
    ) -> LayoutExpression {
        guard let item = quantity.item else { return LayoutExpression() }
        let attribute = quantity.attribute.resolved(rightToLeft: reversed)
        var value = expression(attribute, of: contentItem(item, attribute, other, holder), in: holder)
        guard let origin = quantity.origin else { return value }
        value.add(expression(origin, quantity, in: holder, reversed: reversed), scaled: -1)
        guard reversed, quantity.isDirectional else { return value }
        var mirrored = LayoutExpression()
        mirrored.add(value, scaled: -1)
        return mirrored
    }

    /// To what is in it, a scroll view answers for its edges with those of its content.
    private func contentItem(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ other: LayoutQuantity?,
        _ holder: UIView
    ) -> AnyObject {
        guard attribute.isEdge, item === holder, let other, other.item !== item,
            let scrollView = item as? UIScrollView
        else { return item }
        return scrollView.contentLayoutGuide
    }

    private func expression(
        _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, in holder: UIView
    ) -> LayoutExpression {
        let axis: NSLayoutConstraint.Axis =
            attribute.kind == .horizontal || attribute == .width ? .horizontal : .vertical
        var span = span(of: item, axis, in: holder)
        if attribute.usesMargins, let view = item as? UIView {
            let margins = view.layoutMargins
            axis == .horizontal
                ? span.inset(margins.left, margins.right) : span.inset(margins.top, margins.bottom)
        }
        switch attribute {
        case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: return span.start
        case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: return span.end
        case .width, .height: return span.length
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: return span.point(0.5)
        case .firstBaseline, .lastBaseline: return baseline(attribute, of: item, span, in: holder)
        case .notAnAttribute: return LayoutExpression()
        }
    }

    // MARK: - Spans

    private func span(of item: AnyObject, _ axis: NSLayoutConstraint.Axis, in holder: UIView) -> ItemSpan {
        if let guide = item as? UILayoutGuide { return span(of: guide, axis, in: holder) }
        guard let view = item as? UIView else { return ItemSpan() }
        let variables = self.item(for: view)
        var span = ItemSpan()
        span.length = LayoutExpression(variables.length(axis))
        if view === holder {
            span.start.constant = Double(view.alignmentInset(axis).first)
        } else {
            span.start = LayoutExpression(variables.position(axis))
            if let superview = view.superview { span.start.add(offset(of: superview, axis, in: holder)) }
        }
        return span
    }

    private func span(of guide: UILayoutGuide, _ axis: NSLayoutConstraint.Axis, in holder: UIView) -> ItemSpan
    {
        guard let owner = guide.owningView else { return ItemSpan() }
        var span = ItemSpan()
        if let insets = guide.insets {
            let alignment = owner.alignmentInset(axis)
            span.length = LayoutExpression(item(for: owner).length(axis))
            span.length.constant += Double(alignment.first + alignment.last)
            axis == .horizontal
                ? span.inset(insets.left, insets.right) : span.inset(insets.top, insets.bottom)
        } else {
            let variables = item(for: guide)
            span.start = LayoutExpression(variables.position(axis))
            span.length = LayoutExpression(variables.length(axis))
        }
        span.start.add(offset(of: owner, axis, in: holder))
        return span
    }

    /// Where the coordinates of a view begin in those of the holder.
    private func offset(
        of view: UIView, _ axis: NSLayoutConstraint.Axis, in holder: UIView
    ) -> LayoutExpression {
        var offset = LayoutExpression()
        var current = view
        while current !== holder, let superview = current.superview {
            offset.add(item(for: current).position(axis))
            offset.constant -= Double(current.alignmentInset(axis).first)
            current = superview
        }
        return offset
    }

    // MARK: - Baselines

    private func baseline(
        _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, _ span: ItemSpan, in holder: UIView
    ) -> LayoutExpression {
        guard let view = item as? UIView else { return span.end }
        let isFirst = attribute == .firstBaseline
        let base = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        if base !== view, base.isDescendant(of: view), !base.translatesAutoresizingMaskIntoConstraints {
            return expression(attribute, of: base, in: holder)
        }
        guard let offsets = base.baselineOffsets else { return span.end }
        var place = isFirst ? span.start : span.end
        place.constant += Double(isFirst ? offsets.fromTop : -offsets.fromBottom)
        place.isVolatile = true
        return place
    }
}

extension NSLayoutConstraint {
    /// Whether one of the items is related by an edge that changes sides with the direction of the language.
    var isDirectional: Bool { first.isDirectional || second?.isDirectional == true }
}

extension UIView {
    fileprivate var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// How far the alignment rectangle lies inside the frame, at the start and the end of an axis.
    func alignmentInset(_ axis: NSLayoutConstraint.Axis) -> (first: CGFloat, last: CGFloat) {
        let insets = alignmentRectInsets
        return axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    }
}
