import Foundation

/// Makes the constraints that arrange the views of a stack as it is set up at the moment.
@MainActor struct StackArrangement {
    private(set) var constraints: [NSLayoutConstraint] = []
    private let stack: UIStackView
    private let views: [UIView]
    private let container: AnyObject
    private let isHorizontal: Bool

    init(_ stack: UIStackView) {
        self.stack = stack
        views = stack.visibleViews
        container = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        isHorizontal = stack.axis == .horizontal
        collapseHiddenViews()
        guard !views.isEmpty else { return }
        arrange()
        distribute()
        align()
        placeHiddenViews()
    }

    // MARK: - Along the axis

    private mutating func arrange() {
        guard let first = views.first, let last = views.last else { return }
        relate(first, start, .equal, container, start, "UISV-canvas-connection")
        relate(container, end, .equal, last, end, "UISV-canvas-connection")
        let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        for (view, next) in zip(views, views.dropFirst()) {
            let followsBaseline = stack.isBaselineRelativeArrangement && !isHorizontal
            relate(
                next, followsBaseline ? .firstBaseline : start, isLoose ? .greaterThanOrEqual : .equal, view,
                followsBaseline ? .lastBaseline : end, "UISV-spacing", constant: stack.space(after: view))
        }
    }

    private mutating func distribute() {
        switch stack.distribution {
        case .fill: break
        case .fillEqually: sizeEqually()
        case .fillProportionally: sizeProportionally()
        case .equalSpacing: spaceEqually(from: end, to: start, priority: .required)
        case .equalCentering: spaceEqually(from: middle, to: middle, priority: UILayoutPriority(149))
        }
    }

    private mutating func sizeEqually(priority: UILayoutPriority = .required) {
        guard let first = views.first else { return }
        for view in views.dropFirst() {
            relate(view, length, .equal, first, length, "UISV-fill-equally", priority: priority)
        }
    }

    /// Each view gets a share of the stack by its length among all of them and the gaps, or by that of an average one. The
    /// last view takes what is left: the shares give way, one after the other, and a length of the app's wins.
    private mutating func sizeProportionally() {
        let lengths = views.map { $0.proportionalLength(along: stack.axis) }
        let known = lengths.filter { $0 > 0 }
        guard !known.isEmpty else { return sizeEqually(priority: UILayoutPriority(999)) }
        let average = known.reduce(0, +) / CGFloat(known.count)
        let shares = lengths.map { $0 > 0 ? $0 : average }
        let whole = shares.reduce(views.dropLast().reduce(0) { $0 + stack.space(after: $1) }, +)
        for (index, view) in views.enumerated() {
            relate(
                view, length, .equal, stack, length, "UISV-fill-proportionally",
                multiplier: shares[index] / whole,
                priority: UILayoutPriority(max(1, 999 - Float(index))))
        }
    }

    private mutating func spaceEqually(
        from end: NSLayoutConstraint.Attribute, to start: NSLayoutConstraint.Attribute,
        priority: UILayoutPriority
    ) {
        let gaps = zip(views, views.dropFirst()).map { view, next in
            LayoutQuantity(
                from: LayoutQuantity(item: view, attribute: end),
                to: LayoutQuantity(item: next, attribute: start))
        }
        guard let first = gaps.first else { return }
        for gap in gaps.dropFirst() {
            keep(NSLayoutConstraint(gap, .equal, first), "UISV-distributing-edge", priority)
        }
    }

    // MARK: - Across the axis

    private mutating func align() {
        switch stack.alignment {
        case .fill:
            for view in views {
                relate(view, crossStart, .equal, container, crossStart, "UISV-alignment")
                relate(view, crossEnd, .equal, container, crossEnd, "UISV-alignment")
            }
        case .leading: alignAll(crossStart)
        case .trailing: alignAll(crossEnd)
        case .center: alignAll(crossMiddle)
        case .firstBaseline: alignBaselines(.firstBaseline)
        case .lastBaseline: alignBaselines(.lastBaseline)
        }
    }

    private mutating func alignAll(_ attribute: NSLayoutConstraint.Attribute) {
        for view in views {
            relate(view, attribute, .equal, container, attribute, "UISV-alignment")
            keepInside(view, aligned: attribute)
        }
        fitTightly()
    }

    private mutating func alignBaselines(_ baseline: NSLayoutConstraint.Attribute) {
        guard isHorizontal, let first = views.first else { return alignAll(crossStart) }
        for view in views.dropFirst() { relate(view, baseline, .equal, first, baseline, "UISV-alignment") }
        for view in views {
            keepInside(view, aligned: baseline)
            relate(
                view, crossStart, .equal, container, crossStart, "UISV-ambiguity-suppression",
                priority: UILayoutPriority(25))
        }
        fitTightly()
    }

    /// The edges that are aligned meet the boundary, if only nearly required; the others stay within it.
    private mutating func keepInside(_ view: UIView, aligned: NSLayoutConstraint.Attribute) {
        bound(view, crossStart, within: container, isAligned: aligned == crossStart)
        bound(container, crossEnd, within: view, isAligned: aligned == crossEnd)
    }

    private mutating func bound(
        _ inner: AnyObject, _ edge: NSLayoutConstraint.Attribute, within outer: AnyObject, isAligned: Bool
    ) {
        relate(
            inner, edge, isAligned ? .equal : .greaterThanOrEqual, outer, edge, "UISV-spanning-boundary",
            priority: isAligned ? UILayoutPriority(999.5) : .required)
    }

    /// Without a size from outside the stack is no thicker than its views are.
    private mutating func fitTightly() {
        let quantity = LayoutQuantity(item: stack, attribute: isHorizontal ? .height : .width)
        keep(NSLayoutConstraint(quantity, .equal, nil), "UISV-canvas-fit", UILayoutPriority(49))
    }

    // MARK: - Hidden views

    private mutating func collapseHiddenViews() {
        for view in stack.arrangedSubviews where view.isHidden {
            let quantity = LayoutQuantity(item: view, attribute: length)
            keep(NSLayoutConstraint(quantity, .equal, nil), "UISV-hiding", UILayoutPriority(999))
        }
    }

    /// A hidden view stands in the middle of the gap that it leaves, as thick as the stack where views fill it.
    private mutating func placeHiddenViews() {
        let weak = UILayoutPriority(1)
        var last: UIView?
        for view in stack.arrangedSubviews {
            guard view.isHidden else {
                last = view
                continue
            }
            let gap = last.map { $0 === views.last ? 0 : stack.space(after: $0) / 2 } ?? 0
            relate(
                view, start, .equal, last ?? container, last == nil ? start : end, "UISV-hiding",
                constant: gap, priority: weak)
            guard stack.alignment == .fill else { continue }
            for edge in [crossStart, crossEnd] {
                relate(view, edge, .equal, container, edge, "UISV-alignment", priority: weak)
            }
        }
    }

    // MARK: - Attributes

    private var start: NSLayoutConstraint.Attribute { isHorizontal ? .leading : .top }
    private var end: NSLayoutConstraint.Attribute { isHorizontal ? .trailing : .bottom }
    private var middle: NSLayoutConstraint.Attribute { isHorizontal ? .centerX : .centerY }
    private var length: NSLayoutConstraint.Attribute { isHorizontal ? .width : .height }
    private var crossStart: NSLayoutConstraint.Attribute { isHorizontal ? .top : .leading }
    private var crossEnd: NSLayoutConstraint.Attribute { isHorizontal ? .bottom : .trailing }
    private var crossMiddle: NSLayoutConstraint.Attribute { isHorizontal ? .centerY : .centerX }

    private mutating func relate(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ other: AnyObject, _ otherAttribute: NSLayoutConstraint.Attribute, _ identifier: String,
        multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(
            LayoutQuantity(item: item, attribute: attribute), relation,
            LayoutQuantity(item: other, attribute: otherAttribute), multiplier: multiplier, constant: constant
        )
        keep(constraint, identifier, priority)
    }

    private mutating func keep(
        _ constraint: NSLayoutConstraint, _ identifier: String, _ priority: UILayoutPriority
    ) {
        constraint.identifier = identifier
        constraint.priority = priority
        constraints.append(constraint)
    }
}
