import TabCache
package import UIKit

/// Keeps what covers hide away from VoiceOver, Switch Control, Voice Control and the keyboard, and gives it back.
///
/// One object serves all covers in a view. Where a cover leaves nothing of the view open, the view lists its cover alone,
/// or is one element itself. Where something is left open, each covered view is hidden by itself, and only that. Nothing
/// is modal: it is not sure what that leaves of the bars around the view.
@MainActor
final class CoveredContent {
    private struct Entry {
        weak var content: CoveredContent?
    }

    private static let contents = Associated<CoveredContent>()
    private static var all: [Entry] = []

    private weak var canvas: UIView?
    private var covers: [SkeletonOverlay] = []
    private var silent = BorrowedOfViews(\.accessibilityElementsHidden, as: true)
    /// Hidden elements need not count as the elements in them.
    private var mute = BorrowedOfViews(\.isAccessibilityElement, as: false)
    private var around = ElementsAround()
    /// What would shine through covers over glass.
    private var transparent = BorrowedOfViews(\.alpha, as: 0, isKept: true)
    private let coverElement: CoverElement
    /// What was in the view, and where it was scrolled to, when the covers were followed last.
    private var followed: (views: [ObjectIdentifier], offset: CGPoint) = ([], .zero)

    private init(of canvas: UIView) {
        self.canvas = canvas
        coverElement = CoverElement(for: canvas)
        Self.all = Self.all.filter { $0.content != nil } + [Entry(content: self)]
    }

    /// Whether a view that loads is hidden as a whole, because it could not be made to say so.
    fileprivate static func silences(_ view: UIView) -> Bool {
        contents[view.placeOfCovers]?.coverElement.isHidden ?? false
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

    /// Follows a cover that was laid out: a list that was only scrolled is still covered as it was.
    static func follow(_ cover: SkeletonOverlay, laidOutIn canvas: UIView?) {
        guard let canvas, contents[canvas]?.wasOnlyScrolled(canvas) != true else { return }
        update(cover, in: canvas)
    }

    private func wasOnlyScrolled(_ canvas: UIView) -> Bool {
        guard coverElement.state == .closed, covers.count == 1, !covers[0].isClear, covers[0].hidesContent,
            covers[0].frame.contains(canvas.bounds), canvas.bounds.origin != followed.offset
        else { return false }
        followed.offset = canvas.bounds.origin
        return canvas.subviews.map(ObjectIdentifier.init) == followed.views
    }

    private func follow(_ covers: [SkeletonOverlay], in canvas: UIView) {
        followed = (canvas.subviews.map(ObjectIdentifier.init), canvas.bounds.origin)
        let isFirst = self.covers.isEmpty
        self.covers = covers
        let old = coverElement.state
        let state: CoverElement.State =
            covers.isEmpty
            ? .uncovered : covers.count > 1 || leavesSomethingOpen(in: canvas) ? .open : .closed
        coverElement.show(state, for: covers, isOpen: self.isOpen)
        restSoon(besides: canvas)
        covers.forEach { $0.updatePlace() }
        if (old == .closed) != (state == .closed) {
            Self.all.forEach { $0.content?.neighborDidChange(of: self) }
        }
        let spokenAround = around.list(covers, of: canvas) { [weak self] in self?.covers($0) ?? false }
        let newlyCovered =
            state == .closed
            ? hideAll(of: canvas, and: spokenAround, isNew: isFirst)
            : hideParts(of: canvas, and: spokenAround)
        let isClear = covers.contains(where: \.isClear)
        let behind = isClear ? coveredViews(of: canvas, by: coverAreas(besides: \.seenAreas)) : []
        transparent.borrow(of: behind.filter { shinesThrough($0, in: canvas) })
        if isFirst || covers.isEmpty { canvas.setNeedsFocusUpdate() }
        // Keys would reach what is covered blindly. The app may answer with anything, so this comes last.
        for view in newlyCovered where !view.isSearching { view.endEditing(false) }
    }

    /// Leaves everything to the view itself, and returns what is covered that was not covered before.
    private func hideAll(of canvas: UIView, and spoken: [UIView], isNew: Bool) -> [UIView] {
        hide(spoken)
        return isNew ? others(in: canvas) : []
    }

    /// Hides each covered view by itself, and returns those that were not hidden before.
    private func hideParts(of canvas: UIView, and spoken: [UIView]) -> [UIView] {
        let covered = coveredViews(of: canvas, by: coverAreas(besides: \.openAreas)) + spoken
        defer { hide(covered) }
        return covered.filter { !silent.contains($0) }
    }

    private func hide(_ views: [UIView]) {
        silent.borrow(of: views)
        mute.borrow(of: views)
    }
}

// MARK: - Movement

extension CoveredContent {
    /// Lets movement rest soon where something can be used in the view, or beside it on the page.
    private func restSoon(besides canvas: UIView) {
        guard !covers.isEmpty else { return }
        let rests = coverElement.state == .open || isBesideContent(canvas)
        for cover in covers where cover.restsSoon != rests { cover.restsSoon = rests }
    }

    private func neighborDidChange(of other: CoveredContent) {
        if other !== self, let canvas { restSoon(besides: canvas) }
    }

    /// Whether something else on the page can be used or read.
    private func isBesideContent(_ canvas: UIView) -> Bool {
        guard let page = canvas.page, canvas.isDescendant(of: page) else { return false }
        for view in sequence(first: canvas, next: \.superview) where view !== page {
            let others = view.superview?.subviews ?? []
            if others.contains(where: { $0 !== view && Self.canBeUsed($0, beside: page) }) { return true }
            if view.superview === page { break }
        }
        return false
    }

    private static func canBeUsed(_ view: UIView, beside page: UIView) -> Bool {
        guard !(view is SkeletonOverlay), view.canBeHeard, !view.accessibilityElementsHidden,
            !view.isMadeByUIKit,
            !view.showsProgress, contents[view.placeOfCovers]?.coverElement.state != .closed
        else { return false }
        if let control = view as? UIControl { return control.isEnabled }
        return view.isAccessibilityElement || view.subviews.contains { canBeUsed($0, beside: page) }
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
            || others(in: canvas).contains { canBeUsed($0) && !isUnder(areas, $0) }
    }

    /// The views that are no covers: those in sight, and of a scroll view that loads as a whole all.
    ///
    /// What UIKit lays over the cells of a list by itself has nothing to say.
    private func others(in canvas: UIView) -> [UIView] {
        guard !covers.isEmpty else { return [] }
        let isList = canvas.isList
        let area = isCoveredOutOfSight(canvas) ? CGRect.infinite : canvas.bounds
        return canvas.subviews.filter {
            !($0 is SkeletonOverlay) && canBeHeard($0) && $0.frame.intersects(area)
                && !(isList && $0.isMadeByUIKit && !$0.isReused)
        }
    }

    /// Whether a cover hides also what is scrolled out of sight: that of a scroll view that is no list.
    private func isCoveredOutOfSight(_ canvas: UIView) -> Bool {
        canvas is UIScrollView && !canvas.isList && covers.count == 1
            && covers[0].frame.contains(canvas.bounds)
    }

    /// Whether somebody can use the view or hear of it: a control, an element, a view of the app.
    ///
    /// What UIKit lays over a list by itself, such as indicators, edge effects and the wheel of a refresh control, is
    /// none of these, and neither is what says that something loads.
    private func canBeUsed(_ view: UIView) -> Bool {
        guard view.canBeHeard, !view.isMadeByUIKit, !view.showsProgress else { return false }
        if let control = view as? UIControl { return control.isEnabled }
        let isOfApp = view.isOfApp
        return isElement(view) || isOfApp || view.subviews.contains(where: canBeUsed)
    }

    private func isElement(_ view: UIView) -> Bool { view.isAccessibilityElement || mute.contains(view) }

    private func canBeHeard(_ view: UIView) -> Bool { view.canBeHeard || transparent.contains(view) }

    /// What a cover lies over, in the coordinate space of the canvas.
    private struct CoverArea {
        let frame: CGRect
        let holes: [CGRect]

        func contains(_ point: CGPoint) -> Bool {
            frame.contains(point) && !holes.contains { $0.contains(point) }
        }
    }

    private func coverAreas(besides holes: (SkeletonOverlay) -> [CGRect]) -> [CoverArea] {
        let isInfinite = canvas.map(isCoveredOutOfSight) ?? false
        return covers.map { cover in
            CoverArea(
                frame: isInfinite ? .infinite : cover.frame,
                holes: holes(cover).map { cover.convert($0, to: canvas) })
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

    /// Whether an element that the covered view lists can be touched.
    private func isOpen(_ element: Any) -> Bool {
        let areas = coverAreas(besides: \.openAreas)
        if let view = element as? UIView { return !isUnder(areas, view) }
        guard let element = element as? AccessibleObject, let canvas, let window = canvas.window else {
            return false
        }
        let frame = window.convert(element.accessibilityFrame, from: nil)
        let middle = canvas.convert(CGPoint(x: frame.midX, y: frame.midY), from: window)
        return !areas.contains { $0.contains(middle) }
    }

    /// Whether an element that a view around the covered one lists is covered.
    private func covers(_ element: Any) -> Bool {
        if let view = element as? UIView {
            guard let canvas, view !== canvas, view.isDescendant(of: canvas) else { return false }
        }
        return coverElement.state == .closed && element is UIView || !isOpen(element)
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
    /// Lets the content of a view be seen while it is looked at, as it is without covers, its own and those around it.
    static func reveal<Found>(in view: UIView, while look: () -> Found) -> Found {
        let around = sequence(first: view.placeOfCovers, next: \.superview).compactMap { contents[$0] }
            .filter { !$0.transparent.isEmpty }
        around.forEach { $0.transparent.borrow(of: []) }
        defer {
            for content in around {
                if let canvas = content.canvas { content.follow(content.covers, in: canvas) }
            }
        }
        return look()
    }
}

extension UIView {
    /// The view that covers are added to; an effect view allows subviews only in its content view.
    package var placeOfCovers: UIView { (self as? UIVisualEffectView)?.contentView ?? self }

    /// Whether the view loads and is hidden as a whole, because it says of itself what it wants.
    package var isSilencedByCover: Bool { CoveredContent.silences(self) }

    /// Whether somebody types into a search bar in the view: what is typed there is what loads.
    fileprivate var isSearching: Bool { isTyping(inSearchBar: false) }

    private func isTyping(inSearchBar isInside: Bool) -> Bool {
        let isInside = isInside || self is UISearchBar
        return isInside && isFirstResponder || subviews.contains { $0.isTyping(inSearchBar: isInside) }
    }

    /// Whether the view, or something in it, could be an element.
    fileprivate var canBeHeard: Bool { !isHidden && alpha >= 0.01 && !(bounds.isEmpty && subviews.isEmpty) }

    /// Whether the view says no more than that something loads.
    fileprivate var showsProgress: Bool {
        isAccessibilityElement && accessibilityTraits == .updatesFrequently
    }

    /// What somebody sees beside the view, without the bars of containers: the view of the outermost controller inside one.
    fileprivate var page: UIView? {
        var controller =
            sequence(first: self as UIResponder, next: \.next).first { $0 is UIViewController }
            as? UIViewController
        while let parent = controller?.parent,
            !(parent is UINavigationController || parent is UITabBarController)
        {
            controller = parent
        }
        return controller.map(\.viewIfLoaded) ?? window
    }
}
