import Foundation

/// Makes the constraints that a visual format stands for.
@MainActor struct VisualFormatConstraints {
    private(set) var constraints: [NSLayoutConstraint] = []
    private let format: VisualFormat
    private let options: NSLayoutConstraint.FormatOptions
    private let items: [String: AnyObject]

    init(
        _ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, items: [String: AnyObject]
    ) throws {
        self.format = format
        self.options = options
        self.items = items
        makeSizes()
        for index in format.connections.indices { try connect(index) }
        try alignAll()
    }

    // MARK: - Sizes

    private mutating func makeSizes() {
        let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
        for case .view(let name, let predicates) in format.elements {
            guard let item = items[name] else { continue }
            for predicate in predicates { size(item, attribute, predicate) }
        }
    }

    private mutating func size(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ predicate: VisualFormat.Predicate
    ) {
        let quantity = LayoutQuantity(item: item, attribute: attribute)
        let constraint: NSLayoutConstraint
        switch predicate.value {
        case .constant(let value):
            constraint = NSLayoutConstraint(
                quantity, predicate.relation, nil, constant: value * predicate.multiplier + predicate.constant
            )
        case .view(let name):
            let other = items[name].map { LayoutQuantity(item: $0, attribute: attribute) }
            constraint = NSLayoutConstraint(
                quantity, predicate.relation, other, multiplier: predicate.multiplier,
                constant: predicate.constant)
        }
        constraint.priority = predicate.priority
        constraints.append(constraint)
    }

    // MARK: - Connections

    private mutating func connect(_ index: Int) throws {
        let (former, latter) = (format.elements[index], format.elements[index + 1])
        let touchesSuperview = isSuperview(former) || isSuperview(latter)
        guard let first = item(former, beside: latter), let second = item(latter, beside: former) else {
            throw VisualFormatError(
                reason:
                    "Unable to interpret '|' character, because the related view doesn't have a superview",
                offset: 0)
        }
        var start = isSuperview(former) ? leading : trailing
        var end = isSuperview(latter) ? trailing : leading
        if format.isVertical, options.contains(.spacingBaselineToBaseline), !touchesSuperview {
            (start, end) = (.lastBaseline, .firstBaseline)
        }
        switch format.connections[index] {
        case .flush: relate(second, end, first, start, VisualFormat.Predicate(value: .constant(0)))
        case .standard where touchesSuperview:
            if isSuperview(former) { start = margin(of: start) } else { end = margin(of: end) }
            relate(second, end, first, start, VisualFormat.Predicate(value: .constant(0)))
        case .standard:
            let space = VisualFormat.Predicate(value: .constant(LayoutMetrics.systemSpacing))
            relate(second, end, first, start, space)
        case .distances(let predicates):
            for predicate in predicates { relate(second, end, first, start, predicate) }
        }
    }

    private mutating func relate(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ other: AnyObject,
        _ otherAttribute: NSLayoutConstraint.Attribute, _ predicate: VisualFormat.Predicate
    ) {
        guard case .constant(let value) = predicate.value else { return }
        let distance = value * predicate.multiplier + predicate.constant
        let (near, far) = (
            LayoutQuantity(item: other, attribute: otherAttribute),
            LayoutQuantity(item: item, attribute: attribute)
        )
        // From right to left the next item is the lesser one.
        let (first, second) = isReversed ? (near, far) : (far, near)
        let constraint = NSLayoutConstraint(first, predicate.relation, second, constant: distance)
        constraint.priority = predicate.priority
        constraints.append(constraint)
    }

    // MARK: - Alignment

    private mutating func alignAll() throws {
        let views = format.elements.compactMap { element -> AnyObject? in
            if case .view(let name, _) = element { items[name] } else { nil }
        }
        for attribute in alignedAttributes {
            guard (attribute.kind == .vertical) != format.isVertical else {
                let axis = format.isVertical ? "vertical" : "horizontal"
                throw VisualFormatError(
                    reason:
                        "Options mask required views to be aligned on a \(axis) edge, which is not allowed for "
                        + "layout that is also \(axis).", offset: 0)
            }
            for (view, next) in zip(views, views.dropFirst()) {
                constraints.append(
                    NSLayoutConstraint(
                        LayoutQuantity(item: view, attribute: attribute), .equal,
                        LayoutQuantity(item: next, attribute: attribute)))
            }
        }
    }

    private var alignedAttributes: [NSLayoutConstraint.Attribute] {
        let pairs: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
            (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        return pairs.filter { options.contains($0.0) }.map(\.1)
    }

    // MARK: - Items and attributes

    private func isSuperview(_ element: VisualFormat.Element) -> Bool {
        if case .superview = element { true } else { false }
    }

    private func item(_ element: VisualFormat.Element, beside other: VisualFormat.Element) -> AnyObject? {
        switch (element, other) {
        case (.view(let name, _), _): items[name]
        case (.superview, .view(let name, _)):
            (items[name] as? UIView)?.superview ?? (items[name] as? UILayoutGuide)?.owningView
        default: nil
        }
    }

    private var isReversed: Bool {
        !format.isVertical && options.intersection(.directionMask) == .directionRightToLeft
    }

    private var isAbsolute: Bool { !options.intersection(.directionMask).isEmpty }

    private var leading: NSLayoutConstraint.Attribute {
        if format.isVertical { return .top }
        return isReversed ? .right : isAbsolute ? .left : .leading
    }

    private var trailing: NSLayoutConstraint.Attribute {
        if format.isVertical { return .bottom }
        return isReversed ? .left : isAbsolute ? .right : .trailing
    }

    private func margin(of attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
        switch attribute {
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .left: .leftMargin
        case .right: .rightMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: attribute
        }
    }
}
