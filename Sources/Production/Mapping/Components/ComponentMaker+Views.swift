import UIKit

extension ComponentMaker {
    /// Returns the component of a view, marked as removed when it is filtered or has no area.
    ///
    /// - Parameters:
    ///   - frame: The frame of the view in the bounds of the root, in points.
    ///   - name: The name of the view; an empty label is judged by it.
    func component(
        for view: UIView, at frame: CGRect, kind: ViewKind, options: SkeletonViewOptions, index: Int,
        name: String?
    ) -> Component {
        let role = options.role ?? kind.role
        guard frame.isFinite, !frame.isEmpty else {
            var component = Component(index: index, role: role, frame: frame.isFinite ? frame : .zero)
            component.removal = .empty
            component.name = name
            return component
        }
        var component = Component(index: index, role: role, frame: frame)
        component.name = name
        shape(&component, of: view, kind: kind, lines: options.lines.over(self.options.lines))
        if let radius = options.cornerRadius { component.cornerRadius = radius }
        // A radius that comes from the options rounds every corner.
        let corners = Corners(of: view.layer)
        // The corners of a label are those of its ground; bars of text round all of theirs.
        if corners.radius > 0, options.cornerRadius == nil, !kind.isOnlyText {
            component.corners.rounded = corners.rounded
        }
        if isFiltered(frame) { component.removal = .filteredBySize }
        if isSpacer(view) { component.removal = .empty }
        return component
    }

    private func shape(
        _ component: inout Component, of view: UIView, kind: ViewKind, lines: SkeletonLines
    ) {
        switch kind {
        case .label(let label): shapeLabel(&component, label, lines)
        case .textView(let textView): shapeTextView(&component, textView, lines)
        case .button(let button): shapeButton(&component, button)
        case .control(let shape): shapeControl(&component, view, shape)
        case .declared(let mapping): shapeDeclared(&component, view, mapping, lines)
        case .image(let imageView): shapeImage(&component, imageView)
        case .field(let field): shapeField(&component, field, lines)
        case .block:
            shapeBlock(&component, view)
            openOutline(of: &component, view)
            keepOffEdges(&component, view)
        case .hosted: shapeHosted(&component, view, lines)
        case .pill, .drawn, .opaque: shapeBlock(&component, view)
        }
    }

    /// Two lines of text, between the margins that SwiftUI keeps to in a cell.
    private func shapeHosted(_ component: inout Component, _ view: UIView, _ others: SkeletonLines) {
        ProductionReview.reportHosted(in: view)
        let margins = (view.superview ?? view).layoutMargins
        let isRightToLeft = isRightToLeft(view)
        var lines = TextLines(SkeletonLines(count: 2).over(others))
        lines.insets.left = margins.left
        lines.insets.right = margins.right
        lines.isCentered = true
        component.lines = lines
        component.alignment = Component.Alignment(.natural, isRightToLeft: isRightToLeft)
        component.cornerRadius = others.cornerRadius ?? textRadius(of: view, height: lines.lineHeight)
    }

    private func shapeDeclared(
        _ component: inout Component, _ view: UIView, _ mapping: SkeletonMapping, _ others: SkeletonLines
    ) {
        switch mapping {
        case .block(let radius?):
            forceHeight(&component)
            component.cornerRadius = radius
        case .lines(let given):
            let given = given.over(others)
            let isRightToLeft = isRightToLeft(view)
            var lines = TextLines(given)
            if isRightToLeft { swap(&lines.insets.left, &lines.insets.right) }
            component.lines = lines
            component.alignment = Component.Alignment(.natural, isRightToLeft: isRightToLeft)
            component.cornerRadius = given.cornerRadius ?? textRadius(of: view, height: lines.lineHeight)
        case .cutOut:
            component.isCutOut = true
            component.cornerRadius = view.layer.shownCornerRadius
        case .block(nil), .automatic, .container, .ignored:
            shapeBlock(&component, view)
        }
    }

    /// Whether a view only takes up room between others in a stack.
    private func isSpacer(_ view: UIView) -> Bool {
        view.superview is UIStackView && view.isBlankSpace && (view.layer.sublayers ?? []).isEmpty
    }
}
