import UIKit

extension ComponentMaker {
    /// Returns the component of a view, marked as removed when it is filtered or has no area.
    func component(for node: MappedView, as shape: ViewShape, index: Int) -> Component {
        let (view, frame, said) = (node.view, node.context.frame, node.said)
        var component = Component(
            index: index, name: node.name, role: said.role ?? shape.role,
            frame: frame.isFinite ? frame : .zero)
        guard frame.isFinite, !frame.isEmpty else {
            component.removal = .empty
            return component
        }
        shape.draw(self, &component, said.lines.over(options.lines))
        if let radius = said.cornerRadius { component.cornerRadius = radius }
        // A radius that comes from the options rounds every corner.
        let corners = Corners(of: view.layer)
        // The corners of a label are those of its ground; bars of text round all of theirs.
        if corners.radius > 0, said.cornerRadius == nil, !shape.isOnlyText {
            component.corners.rounded = corners.rounded
        }
        if isFiltered(frame) { component.removal = .filteredBySize }
        if isSpacer(view) { component.removal = .empty }
        return component
    }

    /// Two lines of text, between the margins that SwiftUI keeps to in a cell.
    func shapeHosted(_ component: inout Component, _ view: UIView, _ others: SkeletonLines) {
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

    func shapeDeclared(
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
        Guess.spacer.isMade && view.superview is UIStackView && view.isBlankSpace
            && (view.layer.sublayers ?? []).isEmpty
    }
}
