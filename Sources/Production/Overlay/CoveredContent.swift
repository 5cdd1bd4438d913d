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
    private var covers: [any ContentCovering] = []
    private var isClosed = false
    private var hidden: [ObjectIdentifier: BorrowedFlag<UIView>] = [:]
    private let standIn: CoverStandIn
    private var scrolling: NSKeyValueObservation?

    private init(of canvas: UIView) {
        self.canvas = canvas
        standIn = CoverStandIn(for: canvas)
    }

    /// Follows a cover that came into a view, changed in it, or left it.
    static func update(_ cover: any ContentCovering, in canvas: UIView?) {
        guard let canvas else { return }
        let known = contents[canvas]?.covers ?? []
        let all = known.contains { $0 === cover } ? known : known + [cover]
        let covers = all.filter { $0.superview === canvas && $0.hidesContent }
        guard !covers.isEmpty || contents[canvas] != nil else { return }
        contents[canvas, default: CoveredContent(of: canvas)].follow(covers)
        if covers.isEmpty { contents[canvas] = nil }
    }

    private func follow(_ covers: [any ContentCovering]) {
        guard let canvas else { return }
        let isFirst = self.covers.isEmpty
        for cover in self.covers where !covers.contains(where: { $0 === cover }) {
            cover.accessibilityViewIsModal = false
        }
        self.covers = covers
        // One cover over all of a view is the rule, and costs no look at anything below it.
        let isWhole =
            canvas.clipsToBounds && covers.count == 1 && covers[0].openAreas.isEmpty
            && covers[0].frame.contains(canvas.bounds)
        let others = isWhole && !isFirst ? [] : self.others(in: canvas)
        let isSomethingOpen =
            !isWhole && (covers.contains { !$0.openAreas.isEmpty } || !others.allSatisfy(isUnderCover))
        isClosed = covers.count == 1 && !isSomethingOpen
        covers.forEach { $0.accessibilityViewIsModal = isClosed }
        covers.forEach { $0.restsSoon = isSomethingOpen }
        let covered = covers.isEmpty ? [] : isClosed ? others : others.flatMap(coveredViews)
        let newlyCovered = isFirst || !isClosed ? covered.filter { hidden[ObjectIdentifier($0)] == nil } : []
        hide(isClosed ? [] : covered)
        standIn.follow(covers.map { $0 as UIView }, isClosed: isClosed, isOpen: isOpen)
        watchScrolling(of: canvas as? UIScrollView)
        if isFirst || covers.isEmpty { canvas.setNeedsFocusUpdate() }
        // Keys would reach what is covered blindly. The app may answer with anything, so this comes last.
        newlyCovered.forEach { $0.endEditing(false) }
    }

    /// Looks again when other views come into sight, which are there once the list, and the covers in it, are laid out.
    private func watchScrolling(of list: UIScrollView?) {
        guard !covers.isEmpty else { return scrolling = nil }
        guard scrolling == nil else { return }
        scrolling = list?.observe(\.contentOffset, options: []) { [weak self] _, _ in
            MainThread.run { self?.covers.first?.setNeedsLayout() }
        }
    }
}

// MARK: - What is covered

extension CoveredContent {
    /// The views in sight that are no covers.
    private func others(in canvas: UIView) -> [UIView] {
        canvas.subviews.filter {
            !($0 is any ContentCovering) && $0.canBeHeard && $0.frame.intersects(canvas.bounds)
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
}
