import TabCache
package import UIKit

/// Keeps what covers hide away from VoiceOver, Switch Control, Voice Control and the keyboard, and gives it back.
///
/// One object serves all covers in a view. Where a cover leaves nothing of the view open, the view lists its cover alone,
/// or is one element itself. Where something is left open, each covered view is hidden by itself, and only that. Nothing
/// is modal: it is not sure what that leaves of the bars around the view.
@MainActor
final class CoveredContent {
    static let contents = Associated<CoveredContent>()

    struct Entry {
        weak var content: CoveredContent?
    }

    private(set) static var all: [Entry] = []

    private(set) weak var canvas: UIView?
    private(set) var covers: [SkeletonOverlay] = []
    let coverElement: CoverElement
    private let around = ElementsAround()
    private let hidden = BorrowedOfViews(\.accessibilityElementsHidden, as: true, by: .elementsHidden)
    /// Hidden elements need not count as the elements in them.
    let nonElements = BorrowedOfViews(\.isAccessibilityElement, as: false, by: .element)
    /// What would shine through covers over glass.
    let transparent = BorrowedOfViews(\.alpha, as: 0, isKept: true)
    /// What was in the view, and where it was scrolled to, when the covers were followed last.
    private var followed: (views: [ObjectIdentifier], offset: CGPoint) = ([], .zero)

    private init(of canvas: UIView) {
        self.canvas = canvas
        coverElement = CoverElement(for: canvas)
        Self.all = Self.all.filter { $0.content != nil } + [Entry(content: self)]
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

    /// Lets content be seen while it is looked at, as it is without the covers of its view and of those around.
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

// MARK: - Hiding

extension CoveredContent {
    private func follow(_ covers: [SkeletonOverlay], in canvas: UIView) {
        followed = (canvas.subviews.map(ObjectIdentifier.init), canvas.bounds.origin)
        let isFirst = self.covers.isEmpty
        self.covers = covers
        let wasClosed = coverElement.state == .closed
        let isOpen = covers.count > 1 || leavesSomethingOpen(in: canvas)
        let state: CoverElement.State = covers.isEmpty ? .uncovered : isOpen ? .open : .closed
        coverElement.show(state, for: covers, isCovered: isCovered)
        restSoon()
        covers.forEach { $0.updatePlace() }
        if wasClosed != (state == .closed) { Self.restSoonEverywhere() }
        let elementsAround = around.list(covers, of: canvas) { [weak self] in
            self?.isCoveredFromAround($0) ?? false
        }
        let newlyCovered =
            state == .closed
            ? hideAll(of: canvas, and: elementsAround, isNew: isFirst)
            : hideParts(of: canvas, and: elementsAround)
        let isClear = covers.contains(where: \.isClear)
        let behind = isClear ? coveredViews(of: canvas, by: areas(besides: \.seenAreas)) : []
        transparent.borrow(of: behind.filter { $0 !== canvas.listBackground && !$0.isAroundContent })
        if isFirst || covers.isEmpty { canvas.setNeedsFocusUpdate() }
        // Keys would reach what is covered blindly. The app may answer with anything, so this comes last.
        for view in newlyCovered where !view.isSearching { view.endEditing(false) }
    }

    /// Leaves everything to a view that says that it loads, and returns what is covered that was not covered before.
    private func hideAll(of canvas: UIView, and elementsAround: [UIView], isNew: Bool) -> [UIView] {
        hide(coverElement.isHeeding ? elementsAround : elementsAround + others(in: canvas))
        return isNew ? others(in: canvas) : []
    }

    /// Hides each covered view by itself, and returns those that were not hidden before.
    private func hideParts(of canvas: UIView, and elementsAround: [UIView]) -> [UIView] {
        let covered = coveredViews(of: canvas, by: areas(besides: \.openAreas)) + elementsAround
        defer { hide(covered) }
        return covered.filter { !hidden.contains($0) }
    }

    private func hide(_ views: [UIView]) {
        let hidable = views.flatMap(\.hidable)
        hidden.borrow(of: hidable)
        nonElements.borrow(of: views + hidable)
    }
}

extension UIView {
    /// The view that covers are added to; an effect view allows subviews only in its content view.
    package var placeOfCovers: UIView { (self as? UIVisualEffectView)?.contentView ?? self }

    /// Whether the view loads and is hidden as a whole, because it could not be made to say so.
    package var isHiddenByCover: Bool {
        CoveredContent.contents[placeOfCovers]?.coverElement.isHidden ?? false
    }

    /// Whether somebody types into a search bar in the view: what is typed there is what loads.
    fileprivate var isSearching: Bool { isTyping(inSearchBar: false) }

    private func isTyping(inSearchBar isInside: Bool) -> Bool {
        let isInside = isInside || self is UISearchBar
        return isInside && isFirstResponder || subviews.contains { $0.isTyping(inSearchBar: isInside) }
    }
}
