import TabAnimated
import TabCache
import TabProduction
import UIKit

/// The host of a scroll view's refreshers, which observes the scroll view for all edges.
@available(tvOS, unavailable)
@MainActor
final class RefreshHost {
    private(set) weak var scrollView: UIScrollView?
    private(set) var attachments: [PullToRefresh.Position: RefreshAttachment] = [:]
    var observations: [NSKeyValueObservation] = []
    var skeletons: NotificationObservation?
    var isWritingInset = false
    private var isWritingActions = false
    /// Whether the content moves because of us.
    private(set) var isMovingContent = false
    /// Whether the content changes now, as within the update of a list.
    var isContentChanging = false
    /// Whether a finger drags the content.
    var isFingerDown = false
    private var horizontalAxis = ScrollAxis.right
    /// Whether the items of a collection run to the left, as it has placed them; `nil` where that is unknown.
    private var itemsRunLeft: Bool?

    private static let hosts = Associated<RefreshHost>()

    private init(scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    static func existing(of scrollView: UIScrollView) -> RefreshHost? { hosts[scrollView] }

    /// Returns the host of a scroll view, or makes one, which dies with the scroll view.
    static func of(_ scrollView: UIScrollView) -> RefreshHost {
        hosts[scrollView, default: RefreshHost(scrollView: scrollView)]
    }

    /// Adds a refresher at its position in place of another one.
    func attach(_ refresher: PullToRefresh, action: RefreshAttachment.Action) {
        guard let scrollView else { return }
        refresher.attachment?.detach()
        let edge = refresher.position
        attachments[edge]?.detach()
        // Removing the last refresher removed the host.
        Self.hosts[scrollView] = self
        if isVisible { readDirectionOfItems() }
        let attachment = RefreshAttachment(refresher: refresher, host: self, action: action)
        attachments[edge] = attachment
        attachment.start()
        if let other = attachments[edge.opposite]?.machine, other.state == .loading, other.rules.isExclusive {
            attachment.send(.suspend)
        }
    }

    func remove(_ attachment: RefreshAttachment) {
        guard attachments[attachment.edge] === attachment else { return }
        attachments[attachment.edge] = nil
        guard attachments.isEmpty else { return }
        observations = []
        skeletons = nil
        if let scrollView { Self.hosts[scrollView] = nil }
    }

    func partner(of attachment: RefreshAttachment) -> RefreshAttachment? {
        attachments[attachment.edge.opposite]
    }

    // MARK: Geometry

    /// Returns the axis of an edge, which turns with the layout direction while nothing is open.
    ///
    /// Whether a layout turns with the direction is the layout's choice, so that its items have the last word.
    func axis(of edge: PullToRefresh.Position) -> ScrollAxis {
        guard edge.isHorizontal, let scrollView else { return .down }
        let isOpen = [edge, edge.opposite].contains { contribution(at: $0) > 0 }
        guard !isOpen else { return horizontalAxis }
        let runsLeft = itemsRunLeft ?? (scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        horizontalAxis = runsLeft ? .left : .right
        return horizontalAxis
    }

    /// Looks at the first and the last item of a collection that scrolls sideways.
    func readDirectionOfItems() {
        guard let list = scrollView as? UICollectionView, list.isHorizontal else { return }
        let sections = (0..<list.numberOfSections).filter { list.numberOfItems(inSection: $0) > 0 }
        guard let first = sections.first, let last = sections.last,
            let start = list.layoutAttributesForItem(at: IndexPath(item: 0, section: first)),
            let end = list.layoutAttributesForItem(
                at: IndexPath(item: list.numberOfItems(inSection: last) - 1, section: last)),
            abs(start.frame.midX - end.frame.midX) >= 1
        else { return }
        let width = list.contentSize.width
        itemsRunLeft = list.mirrored(start.frame, in: width).midX > list.mirrored(end.frame, in: width).midX
    }

    func geometry(at edge: PullToRefresh.Position) -> ScrollGeometry {
        guard let scrollView else { return ScrollGeometry(offset: 0, contentLength: 0, viewLength: 0) }
        let axis = axis(of: edge)
        let (start, end) = edge.isStart ? (edge, edge.opposite) : (edge.opposite, edge)
        let inset = scrollView.adjustedContentInset
        return ScrollGeometry(
            offset: axis.offset(of: scrollView.contentOffset, in: scrollView),
            contentLength: axis.length(of: scrollView.contentSize),
            viewLength: axis.length(of: scrollView.bounds.size),
            adjustedStart: inset[keyPath: axis.inset(at: start)],
            adjustedEnd: inset[keyPath: axis.inset(at: end)],
            startContribution: contribution(at: start), endContribution: contribution(at: end))
    }

    private func contribution(at edge: PullToRefresh.Position) -> CGFloat {
        attachments[edge]?.contribution.length ?? 0
    }

    func inset(at edge: PullToRefresh.Position) -> WritableKeyPath<UIEdgeInsets, CGFloat> {
        axis(of: edge).inset(at: edge)
    }

    var isVisible: Bool {
        guard let scrollView else { return false }
        return scrollView.window != nil && !scrollView.bounds.isEmpty
    }

    func refresh() {
        each { $0.send(.visibility(isVisible)) }
        tellSample()
    }

    /// Offers the actions that start a refresh behind those of the app, which may have set others meanwhile.
    func offerActions() {
        guard let scrollView, !isWritingActions else { return }
        let edges = PullToRefresh.Position.allCases.compactMap { attachments[$0] }
        let listed = scrollView.accessibilityCustomActions ?? []
        let own = listed.filter { action in !edges.contains { $0.listAction === action } }
        let actions = own + edges.filter(\.machine.canBegin).map(\.listAction)
        guard actions != listed else { return }
        isWritingActions = true
        scrollView.accessibilityCustomActions = actions.isEmpty ? nil : actions
        isWritingActions = false
    }

    func layOutOnScreen() {
        if isVisible { scrollView?.layOutNow() }
    }

    func setContribution(_ length: CGFloat, of attachment: RefreshAttachment) {
        guard let scrollView else { return }
        var inset = scrollView.contentInset
        let side = self.inset(at: attachment.edge)
        guard let value = attachment.contribution.change(to: length, live: inset[keyPath: side]) else {
            return
        }
        inset[keyPath: side] = value
        write(inset)
    }

    /// The inset of the scroll view without our contributions.
    var ownInset: UIEdgeInsets {
        get {
            sides(of: scrollView?.contentInset ?? .zero) { $0.contribution.base(of: $1) }
        }
        set {
            write(sides(of: newValue) { $0.contribution.rebase(to: $1) })
            tellSample()
        }
    }

    /// Returns an inset with other values at the edges that have a refresher.
    func sides(
        of inset: UIEdgeInsets, _ change: (RefreshAttachment, CGFloat) -> CGFloat?
    ) -> UIEdgeInsets {
        var changed = inset
        each {
            let side = self.inset(at: $0.edge)
            if let value = change($0, inset[keyPath: side]) { changed[keyPath: side] = value }
        }
        return changed
    }

    func moveContent(to offset: CGFloat, along axis: ScrollAxis) {
        guard let scrollView else { return }
        let now = axis.offset(of: scrollView.contentOffset, in: scrollView)
        guard abs(now - offset) >= InsetContribution.tolerance else { return }
        isMovingContent = true
        defer { isMovingContent = false }
        scrollView.contentOffset = axis.contentOffset(at: offset, in: scrollView)
    }

    /// Brings content back from beyond its ends along the axis of an edge, unless a finger holds it.
    func settleContent(at edge: PullToRefresh.Position) {
        guard !isFingerDown else { return }
        moveContent(to: geometry(at: edge).nearestRest, along: axis(of: edge))
    }

    func write(_ inset: UIEdgeInsets) {
        isWritingInset = true
        scrollView?.contentInset = inset
        isWritingInset = false
    }
}
