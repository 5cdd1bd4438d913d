import UIKit

/// Keeps what covers hide away from VoiceOver, Switch Control, Voice Control and the keyboard, and gives it back.
///
/// One object serves all covers in a view. A cover that leaves nothing of the view open is modal; a list is then one
/// element itself, for it hands out its rows whatever lies over them. Where something is left open, each covered view is
/// hidden by itself, and only that.
@MainActor
final class CoveredContent {
    private static let contents = Associated<CoveredContent>()

    private weak var canvas: UIView?
    private var covers: [SkeletonOverlay] = []
    private var hidden: [ObjectIdentifier: BorrowedFlag<UIView>] = [:]
    private let substitute: CoverElement
    private var scrolling: NSKeyValueObservation?

    private init(of canvas: UIView) {
        self.canvas = canvas
        substitute = CoverElement(for: canvas)
    }

    /// Follows a cover that came into a view, changed in it, or left it.
    static func update(_ cover: SkeletonOverlay, in canvas: UIView?) {
        guard let canvas else { return }
        let known = contents[canvas]?.covers ?? []
        let all = known.contains { $0 === cover } ? known : known + [cover]
        let covers = all.filter { $0.superview === canvas && $0.hidesContent }
        guard !covers.isEmpty || contents[canvas] != nil else { return }
        contents[canvas, default: CoveredContent(of: canvas)].follow(covers, in: canvas)
        if covers.isEmpty { contents[canvas] = nil }
    }

    private func follow(_ covers: [SkeletonOverlay], in canvas: UIView) {
        let isFirst = self.covers.isEmpty
        for cover in self.covers where !covers.contains(cover) { cover.accessibilityViewIsModal = false }
        self.covers = covers
        let isOpen = leavesSomethingOpen(in: canvas)
        let isModal = covers.count == 1 && !isOpen
        for cover in covers {
            cover.accessibilityViewIsModal = isModal
            cover.restsSoon = isOpen
            cover.whereaboutsDidChange()
        }
        let newlyCovered = isModal ? coverAll(of: canvas, isFirst: isFirst) : coverParts(of: canvas)
        watchScrolling(of: canvas as? UIScrollView)
        if isFirst || covers.isEmpty { canvas.setNeedsFocusUpdate() }
        // Keys would reach what is covered blindly. The app may answer with anything, so this comes last.
        newlyCovered.forEach { $0.endEditing(false) }
    }

    /// Leaves everything to one modal cover, and returns what it covers from now on.
    private func coverAll(of canvas: UIView, isFirst: Bool) -> [UIView] {
        hide([])
        substitute.stand(for: covers, isClosed: true, isOpen: isOpen)
        return isFirst ? others(in: canvas) : []
    }

    /// Hides the views that lie under a cover, and returns those of them that did not before.
    private func coverParts(of canvas: UIView) -> [UIView] {
        let covered = covers.isEmpty ? [] : others(in: canvas).flatMap(coveredViews)
        let newlyCovered = covered.filter { hidden[ObjectIdentifier($0)] == nil }
        hide(covered)
        substitute.stand(for: covers, isClosed: false, isOpen: isOpen)
        return newlyCovered
    }

    /// Looks again when other views come into sight, which are there once the list, and the covers in it, are laid out.
    private func watchScrolling(of list: UIScrollView?) {
        guard !covers.isEmpty else { return scrolling = nil }
        guard scrolling == nil else { return }
        scrolling = list?.observe(\.contentOffset, options: []) { [weak self] _, _ in
            MainThread.run { [weak self] in self?.covers.first?.setNeedsLayout() }
        }
    }
}

// MARK: - What is covered

extension CoveredContent {
    /// Whether something of the view can be used or heard beside its covers.
    private func leavesSomethingOpen(in canvas: UIView) -> Bool {
        // One cover over all of a view is the rule, and costs no look at anything below it.
        let isWhole =
            canvas.clipsToBounds && covers.count == 1 && covers[0].openAreas.isEmpty
            && covers[0].frame.contains(canvas.bounds)
        guard !isWhole else { return false }
        return covers.contains { !$0.openAreas.isEmpty }
            || others(in: canvas).contains { $0.canBeUsed && !isUnderCover($0) }
    }

    /// The views in sight that are no covers.
    private func others(in canvas: UIView) -> [UIView] {
        canvas.subviews.filter {
            !($0 is SkeletonOverlay) && $0.canBeHeard && $0.frame.intersects(canvas.bounds)
        }
    }

    /// The views to hide so that nothing below a cover is left, and everything else is.
    private func coveredViews(in view: UIView) -> [UIView] {
        guard view.canBeHeard, let canvas else { return [] }
        let area = view.convert(view.bounds, to: canvas)
        guard area.isEmpty || covers.contains(where: { $0.frame.intersects(area) }) else { return [] }
        let isCut = covers.contains { cover in
            cover.openAreas.contains { cover.convert($0, to: canvas).intersects(area) }
        }
        if !area.isEmpty, !isCut, isUnderCover(view) { return [view] }
        guard !view.isAccessibilityElement, !view.subviews.isEmpty else {
            return isUnderCover(view) ? [view] : []
        }
        return view.subviews.flatMap(coveredViews)
    }

    /// Whether a touch on the middle of a view would meet a cover.
    private func isUnderCover(_ view: UIView) -> Bool {
        isUnderCover(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: canvas))
    }

    private func isUnderCover(_ point: CGPoint) -> Bool {
        covers.contains { $0.point(inside: $0.convert(point, from: canvas), with: nil) }
    }

    /// Whether an element that the covered view lists can be touched.
    private func isOpen(_ element: Any) -> Bool {
        if let view = element as? UIView { return !isUnderCover(view) }
        guard let element = element as? UIAccessibilityElement, let canvas, let window = canvas.window else {
            return false
        }
        let frame = window.convert(element.accessibilityFrame, from: nil)
        return !isUnderCover(canvas.convert(CGPoint(x: frame.midX, y: frame.midY), from: window))
    }

    private func hide(_ views: [UIView]) {
        var rest = hidden
        for view in views {
            let key = ObjectIdentifier(view)
            if let flag = rest[key], flag.owner === view {
                rest[key] = nil
                continue
            }
            hidden[key] = BorrowedFlag(\.accessibilityElementsHidden, of: view, as: true)
            hidden[key]?.borrow(true)
        }
        for (key, flag) in rest {
            flag.borrow(false)
            if hidden[key] === flag { hidden[key] = nil }
        }
    }
}

extension UIView {
    /// Whether the view, or something in it, could be an element.
    fileprivate var canBeHeard: Bool { !isHidden && alpha >= 0.01 && !(bounds.isEmpty && subviews.isEmpty) }

    /// Whether somebody can use the view or hear of it: a control, an element, a view of the app.
    ///
    /// What UIKit lays over a list by itself, such as indicators, edge effects and the wheel of a refresh control, is
    /// none of these.
    fileprivate var canBeUsed: Bool {
        guard canBeHeard, !isMadeByUIKit else { return false }
        if let control = self as? UIControl { return control.isEnabled }
        let isOfApp = ClassName.of(declaredClass).isAppDefined
        return isAccessibilityElement || isOfApp || subviews.contains(where: \.canBeUsed)
    }
}
