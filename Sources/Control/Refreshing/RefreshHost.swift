import TabProduction
import UIKit

/// The host of a scroll view's refreshers, which observes the scroll view for both edges.
@available(tvOS, unavailable)
@MainActor
final class RefreshHost {
    private(set) weak var scrollView: UIScrollView?
    private var attachments: [RefreshEdge: RefreshAttachment] = [:]
    private var observations: [NSKeyValueObservation] = []
    private var isWritingInset = false
    private var isFingerDown = false

    private static let hosts = Associated<RefreshHost>()

    private init(scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    /// The host of a scroll view, if it has a refresher.
    static func existing(of scrollView: UIScrollView) -> RefreshHost? { hosts[scrollView] }

    /// Returns the host of a scroll view, or makes one, which dies with the scroll view.
    static func of(_ scrollView: UIScrollView) -> RefreshHost {
        hosts[scrollView, default: RefreshHost(scrollView: scrollView)]
    }

    func attachment(at edge: RefreshEdge) -> RefreshAttachment? { attachments[edge] }

    /// Adds a refresher at its position in place of another one.
    func attach(_ refresher: PullToRefresh, action: RefreshAction) {
        guard let scrollView else { return }
        refresher.remove()
        let edge = refresher.position
        attachments[edge]?.detach()
        // Removing the last refresher removed the host.
        Self.hosts[scrollView] = self
        let attachment = RefreshAttachment(refresher: refresher, edge: edge, host: self, action: action)
        attachments[edge] = attachment
        attachment.start()
        if let partner = attachments[edge.opposite], partner.isBusyAlone { attachment.send(.suspend) }
    }

    /// Forgets an attachment that has ended.
    func remove(_ attachment: RefreshAttachment) {
        guard attachments[attachment.edge] === attachment else { return }
        attachments[attachment.edge] = nil
        guard attachments.isEmpty else { return }
        observations.forEach { $0.invalidate() }
        observations = []
        guard let scrollView, Self.existing(of: scrollView) === self else { return }
        Self.hosts[scrollView] = nil
    }

    func partner(of attachment: RefreshAttachment) -> RefreshAttachment? {
        attachments[attachment.edge.opposite]
    }
}

// MARK: - Geometry

@available(tvOS, unavailable)
extension RefreshHost {
    /// The present geometry of the scroll view.
    var geometry: ScrollGeometry {
        guard let scrollView else { return ScrollGeometry(offset: 0, contentLength: 0, viewLength: 0) }
        let inset = scrollView.adjustedContentInset
        return ScrollGeometry(
            offset: scrollView.contentOffset.y, contentLength: scrollView.contentSize.height,
            viewLength: scrollView.bounds.height, adjustedTop: inset.top, adjustedBottom: inset.bottom,
            topContribution: attachments[.top]?.contribution.length ?? 0,
            bottomContribution: attachments[.bottom]?.contribution.length ?? 0)
    }

    /// Whether the scroll view is on screen and has been laid out.
    var isVisible: Bool {
        guard let scrollView else { return false }
        return scrollView.window != nil && !scrollView.bounds.isEmpty
    }

    /// Updates both edges.
    func refresh() {
        each { $0.send(.visibility(isVisible)) }
        tellSample(movesTowardsEnd: false)
    }

    /// Changes our contribution to the inset at an edge.
    func setContribution(_ length: CGFloat, of attachment: RefreshAttachment) {
        guard let scrollView else { return }
        var inset = scrollView.contentInset
        guard let value = attachment.contribution.change(to: length, live: inset[attachment.edge]) else {
            return
        }
        inset[attachment.edge] = value
        write(inset)
    }

    /// The inset of the scroll view without our contributions.
    var ownInset: UIEdgeInsets {
        get {
            var inset = scrollView?.contentInset ?? .zero
            each { inset[$0.edge] = $0.contribution.base(of: inset[$0.edge]) }
            return inset
        }
        set {
            var inset = newValue
            each { inset[$0.edge] = $0.contribution.rebase(to: newValue[$0.edge]) }
            write(inset)
            tellSample(movesTowardsEnd: false)
        }
    }

    /// Moves the content along its axis.
    func moveContent(to offset: CGFloat) {
        guard let scrollView, abs(scrollView.contentOffset.y - offset) >= InsetContribution.tolerance else {
            return
        }
        scrollView.contentOffset = CGPoint(x: scrollView.contentOffset.x, y: offset)
    }

    /// Brings content back from beyond its ends, unless a finger holds it.
    func settleContent() {
        guard !isFingerDown else { return }
        moveContent(to: geometry.nearestRest)
    }

    private func write(_ inset: UIEdgeInsets) {
        isWritingInset = true
        scrollView?.contentInset = inset
        isWritingInset = false
    }
}

// MARK: - Observation

@available(tvOS, unavailable)
extension RefreshHost {
    /// Observes the scroll view, once.
    func observe() {
        guard let scrollView, observations.isEmpty else { return }
        observations = [
            scrollView.observeOnMain(
                \.contentOffset, fromOld: { [weak self] in self?.contentMoved(from: $0) }),
            scrollView.observeOnMain(\.contentSize) { [weak self] in self?.contentChanged() },
            scrollView.observeOnMain(
                \.contentInset, fromOld: { [weak self] in self?.insetChanged(from: $0) }),
            scrollView.panGestureRecognizer.observeOnMain(\.state) { [weak self] in self?.noticeFinger() },
        ]
    }

    private func contentMoved(from old: CGPoint?) {
        noticeFinger()
        let offset = scrollView?.contentOffset.y ?? 0
        tellSample(movesTowardsEnd: offset > old?.y ?? offset)
    }

    private func contentChanged() {
        guard let scrollView else { return }
        each { $0.send(.contentChanged(scrollView.contentSize.height)) }
    }

    private func insetChanged(from old: UIEdgeInsets?) {
        guard !isWritingInset, let scrollView, let old else { return }
        var inset = scrollView.contentInset
        each { attachment in
            let edge = attachment.edge
            if let value = attachment.contribution.correction(afterWriting: inset[edge], over: old[edge]) {
                inset[edge] = value
            }
        }
        if inset != scrollView.contentInset { write(inset) }
        tellSample(movesTowardsEnd: false)
    }

    /// Sends a finger that came or went to the edges.
    private func noticeFinger() {
        guard let pan = scrollView?.panGestureRecognizer else { return }
        let state = pan.state
        let isDown = state == .began || state == .changed
        guard isDown != isFingerDown else { return }
        isFingerDown = isDown
        if isDown {
            let isShort = geometry.isContentShort
            each { $0.send(.dragBegan(isContentShort: isShort)) }
        } else {
            let isCancelled = state == .cancelled || state == .failed
            each { $0.send(isCancelled ? .gestureCancelled : .fingerLifted) }
        }
        tellSample(movesTowardsEnd: false)
    }

    private func tellSample(movesTowardsEnd: Bool) {
        guard let scrollView else { return }
        // VoiceOver scrolls without a finger.
        let runsOn = scrollView.isDecelerating || UIAccessibility.isVoiceOverRunning
        each { attachment in
            let partner = attachments[attachment.edge.opposite]
            attachment.send(
                .scroll(
                    ScrollSample(
                        geometry: geometry, isFingerDown: isFingerDown, isDecelerating: runsOn,
                        movesTowardsEnd: movesTowardsEnd, isPartnerIdle: partner?.phase.isResting ?? true)))
            attachment.layOut()
        }
    }

    private func each(_ body: (RefreshAttachment) -> Void) {
        for edge in RefreshEdge.allCases {
            if let attachment = attachments[edge] { body(attachment) }
        }
    }
}

extension RefreshPhase {
    /// Whether nothing happens at the edge.
    fileprivate var isResting: Bool { !isBusy && !isPulled }
}

extension UIEdgeInsets {
    fileprivate subscript(edge: RefreshEdge) -> CGFloat {
        get { edge == .top ? top : bottom }
        set {
            switch edge {
            case .top: top = newValue
            case .bottom: bottom = newValue
            }
        }
    }
}
