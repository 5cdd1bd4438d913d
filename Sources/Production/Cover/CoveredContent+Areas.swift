import TabCache
import UIKit

/// What a cover lies over, in the coordinate space of the view that it is in.
struct CoverArea {
    let frame: CGRect
    let holes: [CGRect]

    func contains(_ point: CGPoint) -> Bool {
        frame.contains(point) && !holes.contains { $0.contains(point) }
    }
}

/// Which views and elements are below covers.
extension CoveredContent {
    func areas(besides holes: (SkeletonOverlay) -> [CGRect]) -> [CoverArea] {
        let isInfinite = canvas.map(isCoveredOutOfSight) ?? false
        return covers.map { cover in
            CoverArea(
                frame: isInfinite ? .infinite : cover.frame,
                holes: holes(cover).map { cover.convert($0, to: canvas) })
        }
    }

    /// Whether a cover hides also what is scrolled out of sight: that of a scroll view that is no list.
    private func isCoveredOutOfSight(_ canvas: UIView) -> Bool {
        canvas is UIScrollView && !canvas.isList && covers.count == 1
            && covers[0].frame.contains(canvas.bounds)
    }

    /// Whether something of the view can be used or heard beside its covers.
    func leavesSomethingOpen(in canvas: UIView) -> Bool {
        // One cover over all of a view is the rule, and costs no look at anything below it.
        let isWhole =
            canvas.clipsToBounds && covers.count == 1 && covers[0].openAreas.isEmpty
            && covers[0].frame.contains(canvas.bounds)
        guard !isWhole else { return false }
        let areas = areas(besides: \.openAreas)
        return areas.contains { !$0.holes.isEmpty }
            || others(in: canvas).contains { isContent($0) && !isUnder(areas, $0) }
    }

    /// The views that are no covers: those in sight, and of a scroll view that loads as a whole all.
    ///
    /// What UIKit lays over the cells of a list by itself has nothing to say.
    func others(in canvas: UIView) -> [UIView] {
        guard !covers.isEmpty else { return [] }
        let isList = canvas.isList
        let area = isCoveredOutOfSight(canvas) ? CGRect.infinite : canvas.bounds
        return canvas.subviews.filter {
            !($0 is SkeletonOverlay) && canBeElement($0) && $0.frame.intersects(area)
                && !(isList && $0.isAroundContent)
        }
    }

    /// Whether somebody can use the view or hear of it: a control, an element, a view of the app.
    ///
    /// What UIKit lays over a list by itself, such as indicators, edge effects and the wheel of a refresh control, is
    /// none of these, and neither is what says that something loads.
    private func isContent(_ view: UIView) -> Bool {
        guard view.canBeElement, !view.isMadeByUIKit, !view.showsProgress else { return false }
        if let control = view as? UIControl { return control.isEnabled }
        return isElement(view) || view.isOfApp || view.subviews.contains(where: isContent)
    }

    private func isElement(_ view: UIView) -> Bool {
        view.isAccessibilityElement || nonElements.contains(view)
    }

    private func canBeElement(_ view: UIView) -> Bool { view.canBeElement || transparent.contains(view) }

    /// The views to hide so that nothing below a cover is left, and everything beside it and in its holes is.
    func coveredViews(of canvas: UIView, by areas: [CoverArea]) -> [UIView] {
        others(in: canvas).flatMap { coveredViews(in: $0, by: areas) }
    }

    private func coveredViews(in view: UIView, by areas: [CoverArea]) -> [UIView] {
        guard canBeElement(view) else { return [] }
        let area = view.convert(view.bounds, to: canvas)
        guard area.isEmpty || areas.contains(where: { $0.frame.intersects(area) }) else { return [] }
        let isCut = areas.contains { $0.holes.contains { $0.intersects(area) } }
        if !area.isEmpty, !isCut, isUnder(areas, view) { return [view] }
        guard !isElement(view), !view.subviews.isEmpty else {
            return isUnder(areas, view) ? [view] : []
        }
        return view.subviews.flatMap { coveredViews(in: $0, by: areas) }
    }

    /// Whether the middle of a view is below a cover and in none of its holes.
    private func isUnder(_ areas: [CoverArea], _ view: UIView) -> Bool {
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: canvas)
        return areas.contains { $0.contains(middle) }
    }

    /// Whether an element that the covered view lists cannot be touched.
    func isCovered(_ element: Any) -> Bool {
        let areas = areas(besides: \.openAreas)
        if let view = element as? UIView { return isUnder(areas, view) }
        guard let element = element as? AccessibleObject, let canvas, let window = canvas.window else {
            return true
        }
        let frame = window.convert(element.accessibilityFrame, from: nil)
        let middle = canvas.convert(CGPoint(x: frame.midX, y: frame.midY), from: window)
        return areas.contains { $0.contains(middle) }
    }

    /// Whether an element that a view around the covered one lists is covered.
    func isCoveredFromAround(_ element: Any) -> Bool {
        guard let view = element as? UIView else { return isCovered(element) }
        guard let canvas, view !== canvas, view.isDescendant(of: canvas) else { return false }
        return coverElement.state == .closed || isCovered(view)
    }
}

extension UIView {
    /// Whether the view is one of those that UIKit lays around content; a cell of its own is content.
    var isAroundContent: Bool { isMadeByUIKit && !isReused }

    /// Whether the view, or something in it, could be an element.
    var canBeElement: Bool { !isHidden && alpha >= 0.01 && !(bounds.isEmpty && subviews.isEmpty) }

    /// Whether the view says no more than that something loads.
    var showsProgress: Bool { isAccessibilityElement && accessibilityTraits == .updatesFrequently }
}
