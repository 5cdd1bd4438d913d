package import UIKit

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
    private var silent = BorrowedOfViews(\.accessibilityElementsHidden, as: true)
    /// What would shine through covers over glass.
    private var unseen = BorrowedOfViews(\.alpha, as: 0, isKeptOfCells: true)
    private let substitute: CoverElement

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
        let newlyCovered = isModal ? hideAll(of: canvas, isNew: isFirst) : hideParts(of: canvas)
        let isClear = covers.contains(where: \.isClear)
        let behind = isClear ? coveredViews(of: canvas, by: coverAreas(besides: \.seenAreas)) : []
        unseen.borrow(of: behind.filter { shinesThrough($0, in: canvas) })
        substitute.stand(for: covers, isClosed: isModal, isOpen: self.isOpen)
        if isFirst || covers.isEmpty { canvas.setNeedsFocusUpdate() }
        // Keys would reach what is covered blindly. The app may answer with anything, so this comes last.
        for view in newlyCovered where !view.isSearching { view.endEditing(false) }
    }

    /// Leaves everything to a modal cover, and returns what it covers that was not covered before.
    private func hideAll(of canvas: UIView, isNew: Bool) -> [UIView] {
        silent.borrow(of: [])
        return isNew ? others(in: canvas) : []
    }

    /// Hides each covered view by itself, and returns those that were not hidden before.
    private func hideParts(of canvas: UIView) -> [UIView] {
        let covered = coveredViews(of: canvas, by: coverAreas(besides: \.openAreas))
        defer { silent.borrow(of: covered) }
        return covered.filter { !silent.contains($0) }
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
        let areas = coverAreas(besides: \.openAreas)
        return areas.contains { !$0.holes.isEmpty }
            || others(in: canvas).contains { $0.canBeUsed && !isUnder(areas, $0) }
    }

    /// The views in sight that are no covers.
    private func others(in canvas: UIView) -> [UIView] {
        covers.isEmpty
            ? []
            : canvas.subviews.filter {
                !($0 is SkeletonOverlay) && isContent($0) && canBeHeard($0)
                    && $0.frame.intersects(canvas.bounds)
            }
    }

    private func canBeHeard(_ view: UIView) -> Bool { view.canBeHeard || unseen.contains(view) }

    /// What a cover lies over, in the coordinate space of the canvas.
    private struct CoverArea {
        let frame: CGRect
        let holes: [CGRect]

        func contains(_ point: CGPoint) -> Bool {
            frame.contains(point) && !holes.contains { $0.contains(point) }
        }
    }

    private func coverAreas(besides holes: (SkeletonOverlay) -> [CGRect]) -> [CoverArea] {
        covers.map { cover in
            CoverArea(frame: cover.frame, holes: holes(cover).map { cover.convert($0, to: canvas) })
        }
    }

    /// The views to hide so that nothing below a cover is left, and everything beside it and in its holes is.
    private func coveredViews(of canvas: UIView, by areas: [CoverArea]) -> [UIView] {
        others(in: canvas).flatMap { coveredViews(in: $0, by: areas) }
    }

    private func coveredViews(in view: UIView, by areas: [CoverArea]) -> [UIView] {
        guard canBeHeard(view) else { return [] }
        let area = view.convert(view.bounds, to: canvas)
        guard area.isEmpty || areas.contains(where: { $0.frame.intersects(area) }) else { return [] }
        let isCut = areas.contains { $0.holes.contains { $0.intersects(area) } }
        if !area.isEmpty, !isCut, isUnder(areas, view) { return [view] }
        guard !view.isAccessibilityElement, !view.subviews.isEmpty else {
            return isUnder(areas, view) ? [view] : []
        }
        return view.subviews.flatMap { coveredViews(in: $0, by: areas) }
    }

    /// Whether the middle of a view is below a cover and in none of its holes.
    private func isUnder(_ areas: [CoverArea], _ view: UIView) -> Bool {
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: canvas)
        return areas.contains { $0.contains(middle) }
    }

    /// Whether an element that the covered view lists can be touched.
    private func isOpen(_ element: Any) -> Bool {
        let areas = coverAreas(besides: \.openAreas)
        if let view = element as? UIView { return !isUnder(areas, view) }
        guard let element = element as? UIAccessibilityElement, let canvas, let window = canvas.window else {
            return false
        }
        let frame = window.convert(element.accessibilityFrame, from: nil)
        let middle = canvas.convert(CGPoint(x: frame.midX, y: frame.midY), from: window)
        return !areas.contains { $0.contains(middle) }
    }

    /// Whether a view is content, and neither the background of a list nor what UIKit lays over it.
    private func shinesThrough(_ view: UIView, in canvas: UIView) -> Bool {
        view !== canvas.listBackground && isContent(view)
    }

    /// Whether a view is none of those that UIKit lays around content; a cell of its own is content.
    private func isContent(_ view: UIView) -> Bool { !view.isMadeByUIKit || view.isReused }
}

// MARK: - Looking below covers

extension CoveredContent {
    /// Lets the content of a view be seen while it is looked at, as it is without covers.
    static func reveal<Found>(in view: UIView, while look: () -> Found) -> Found {
        let canvas = view.placeOfCovers
        guard let content = contents[canvas], !content.unseen.isEmpty else { return look() }
        content.unseen.borrow(of: [])
        defer { content.follow(content.covers, in: canvas) }
        return look()
    }
}

extension UIView {
    /// Whether a list uses the view again, and sets its properties as it likes.
    var isReused: Bool {
        self is UITableViewCell || self is UITableViewHeaderFooterView || self is UICollectionReusableView
    }

    /// The view that covers are added to; an effect view allows subviews only in its content view.
    package var placeOfCovers: UIView { (self as? UIVisualEffectView)?.contentView ?? self }

    /// Whether somebody types into a search bar in the view: what is typed there is what loads.
    fileprivate var isSearching: Bool { isTyping(inSearchBar: false) }

    private func isTyping(inSearchBar isInside: Bool) -> Bool {
        let isInside = isInside || self is UISearchBar
        return isInside && isFirstResponder || subviews.contains { $0.isTyping(inSearchBar: isInside) }
    }

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
