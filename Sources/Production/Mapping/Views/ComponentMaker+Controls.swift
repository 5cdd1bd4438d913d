import TabCache
import UIKit

extension ComponentMaker {
    /// Gives a component the shape of one of UIKit's small controls.
    func shapeControl(_ component: inout Component, _ view: UIView, _ shape: ControlShape) {
        switch shape {
        case .plain: shapeBlock(&component, view)
        case .rounded(let radius):
            forceHeight(&component)
            component.cornerRadius = view.layer.shownCornerRadius > 0 ? view.layer.shownCornerRadius : radius
        case .toggle: shapeToggle(&component, view)
        case .capsule:
            forceHeight(&component)
            component.roundEnds()
        case .spinner: shapeSpinner(&component, view)
        case .slider: shapeSlider(&component, view)
        case .segments(let count): shapeSegments(&component, view, count: count(view))
        case .searchField: shapeSearchField(&component, view)
        case .dots(let count): shapeDots(&component, view, count: count(view))
        }
    }

    /// A switch is as large as it draws itself, with its knob where it stands when it is off.
    private func shapeToggle(_ component: inout Component, _ view: UIView) {
        // The intrinsic size leaves out what is drawn beyond the alignment rectangle.
        let own = view.sizeThatFits(view.bounds.size)
        if component.frame.size == view.bounds.size {
            component.frame.size.width = min(component.frame.width, own.width)
            component.setHeight(min(component.frame.height, own.height))
        }
        forceHeight(&component)
        component.roundEnds()
        let (width, height, gap) = (component.frame.width, component.frame.height, ControlShape.toggleGap)
        let rest = width - gap - ControlShape.toggleKnobWidth(of: component.frame.size)
        guard height > gap * 4, rest > gap else { return }
        let isRightToLeft = isRightToLeft(view)
        component.opening = TextLines.Insets(
            top: gap, left: isRightToLeft ? rest : gap, bottom: gap, right: isRightToLeft ? gap : rest)
    }

    /// A spinner is as large as it draws itself, in the middle of its view.
    private func shapeSpinner(_ component: inout Component, _ view: UIView) {
        let own = view.intrinsicContentSize
        let side = min(
            own.width > 0 ? own.width : ControlShape.spinnerSide, component.frame.width,
            component.frame.height)
        component.frame = CGRect(
            x: component.frame.midX - side / 2, y: component.frame.midY - side / 2, width: side, height: side)
        component.roundEnds()
    }

    /// A track with a knob in its middle, whatever the value.
    private func shapeSlider(_ component: inout Component, _ view: UIView) {
        let drawn = view.sliderParts ?? ControlShape.sliderParts
        let knob = CGSize(width: drawn.knob.width, height: min(drawn.knob.height, component.frame.height))
        guard options.animatedHeight == nil, component.frame.width > knob.width * 2 else {
            return shapeTrack(&component)
        }
        let track = min(drawn.track, knob.height)
        component.setHeight(knob.height)
        var parts = TextLines(count: 3, lineHeight: track, spacing: 0, mode: .horizontal, isCentered: true)
        parts.widths[1] = knob.width
        parts.heights[1] = knob.height
        component.lines = parts
        component.cornerRadius = knob.height / 2
    }

    private func shapeTrack(_ component: inout Component) {
        component.setHeight(options.animatedHeight ?? min(component.frame.height, ControlShape.trackHeight))
        component.roundEnds()
    }

    /// Segments side by side, as many as the control has.
    private func shapeSegments(_ component: inout Component, _ view: UIView, count: Int) {
        forceHeight(&component)
        let radius = view.layer.shownCornerRadius
        let ownRadius = SystemMetrics.isRound ? component.frame.height / 2 : ControlShape.roundedRadius
        component.cornerRadius = radius > 0 ? radius : ownRadius
        guard count > 1 else { return }
        component.lines = TextLines(
            count: min(count, TextLines.barLimit), lineHeight: component.frame.height,
            spacing: ControlShape.segmentGap, mode: .horizontal)
    }

    /// The field inside a search bar, which keeps free room around it.
    private func shapeSearchField(_ component: inout Component, _ view: UIView) {
        let field = view.firstField.map { $0.convert($0.bounds, to: view) } ?? .zero
        if component.frame.size == view.bounds.size, !field.isEmpty {
            component.frame = field.offsetBy(
                dx: component.frame.minX - view.bounds.minX, dy: component.frame.minY - view.bounds.minY)
        }
        forceHeight(&component)
        component.cornerRadius = min(ControlShape.searchRadius, component.frame.height / 2)
    }

    /// A dot for each page, as far apart as a page control puts them.
    private func shapeDots(_ component: inout Component, _ view: UIView, count: Int) {
        let middle = component.frame.midX
        let pages = view as? UIPageControl
        let step = pages.map { $0.size(forNumberOfPages: 3).width - $0.size(forNumberOfPages: 2).width } ?? 0
        component.frame.size.width = min(
            component.frame.width, CGFloat(max(1, count)) * max(step, ControlShape.trackHeight))
        component.frame.origin.x = middle - component.frame.width / 2
        shapeTrack(&component)
        let side = component.frame.height
        let gap = component.frame.width / CGFloat(max(1, count)) - side
        guard count > 1, count <= TextLines.barLimit, gap > 0 else { return }
        component.frame = component.frame.insetBy(dx: gap / 2, dy: 0)
        component.lines = TextLines(count: count, lineHeight: side, spacing: gap, mode: .horizontal)
    }
}

extension UIView {
    /// The first text field inside.
    fileprivate var firstField: UITextField? {
        descendants().firstResult { $0 as? UITextField }
    }
}

extension Component {
    /// Rounds by half the shorter side.
    fileprivate mutating func roundEnds() {
        cornerRadius = min(frame.width, frame.height) / 2
    }
}
