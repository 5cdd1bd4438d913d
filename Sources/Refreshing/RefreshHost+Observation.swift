import TabAnimated
import TabCache
import TabProduction
import UIKit

// What a host observes, and tells its edges.
@available(tvOS, unavailable)
extension RefreshHost {
    func observe() {
        guard let scrollView, observations.isEmpty else { return }
        observations = [
            scrollView.observeOnMain(
                \.contentOffset,
                fromOld: { [weak self] in
                    self?.noticeFinger()
                    self?.tellSample(movedFrom: $0)
                }),
            scrollView.observeOnMain(\.contentSize) { [weak self] in self?.contentChanged() },
            scrollView.observeOnMain(
                \.contentInset, fromOld: { [weak self] in self?.insetChanged(from: $0) }),
            scrollView.observeOnMain(\.accessibilityCustomActions) { [weak self] in self?.offerActions() },
            scrollView.panGestureRecognizer.observeOnMain(\.state) { [weak self] in self?.noticeFinger() },
        ]
        skeletons = NotificationObservation(of: SkeletonState.didChangeNotification) { [weak self] in
            self?.coverChanged()
        }
    }

    /// Whether all of the scroll view loads already, with a skeleton of its own or of a view around it.
    var isCovered: Bool {
        guard let scrollView else { return false }
        return sequence(first: scrollView as UIView, next: \.superview).contains { $0.loads(scrollView) }
    }

    func coverChanged() {
        let isCovered = isCovered
        each { attachment in
            guard attachment.machine.isCovered != isCovered else { return }
            attachment.send(.cover(isCovered))
            attachment.settleLater()
        }
    }

    /// Called with a layout, after changes of the content and of what is around it.
    func contentSettled() {
        refresh()
        guard isVisible, let scrollView else { return }
        readDirectionOfItems()
        let rows = scrollView.numberOfRows
        each {
            $0.warnUnlessElastic(rows: rows)
            $0.send(.settled(sample(of: $0), rows: rows))
        }
    }

    private func contentChanged() {
        guard let scrollView else { return }
        // A list changes its content within updates, in which nothing may ask it for its rows.
        isContentChanging = true
        each { $0.send(.contentChanged(axis(of: $0.edge).length(of: scrollView.contentSize))) }
        isContentChanging = false
        each {
            $0.planRowsLater()
            $0.settleLater()
        }
    }

    private func insetChanged(from old: UIEdgeInsets?) {
        guard !isWritingInset, let scrollView, let old else { return }
        let inset = sides(of: scrollView.contentInset) {
            $0.contribution.correction(
                afterWriting: $1, over: old[keyPath: self.inset(at: $0.edge)],
                isShared: $0.edge == .top && scrollView.refreshControl != nil)
        }
        if inset != scrollView.contentInset { write(inset) }
        tellSample()
    }

    /// Sends a finger that came or went to the edges.
    private func noticeFinger() {
        guard let pan = scrollView?.panGestureRecognizer else { return }
        let state = pan.state
        let isDown = state == .began || state == .changed
        guard isDown != isFingerDown else { return }
        isFingerDown = isDown
        if isDown {
            // A skeleton of the whole may have become one of parts, or the other way round.
            coverChanged()
            each { $0.send(.dragBegan(isContentShort: geometry(at: $0.edge).isContentShort)) }
        } else {
            let isCancelled = state == .cancelled || state == .failed
            each { $0.send(isCancelled ? .gestureCancelled : .fingerLifted) }
        }
        tellSample()
    }

    func tellSample(movedFrom old: CGPoint? = nil) {
        guard let scrollView else { return }
        // Parts of a list become the whole of it without another state.
        coverChanged()
        each { attachment in
            attachment.send(.scroll(sample(of: attachment, movedFrom: old)))
            // Keys, a wheel and VoiceOver scroll without a finger.
            if old != nil, !isFingerDown, !scrollView.isDecelerating { attachment.settleLater() }
        }
    }

    /// Whether VoiceOver, a switch or keys may have moved the content, which have no finger: keys do by a page at most.
    private func isMovedByAssistance(from old: CGPoint?) -> Bool {
        guard let scrollView, let old, !isMovingContent else { return false }
        if UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning { return true }
        let keys = UIScrollView.keyboardScrolling.map { scrollView[keyPath: $0] } ?? false
        let (new, page) = (scrollView.contentOffset, scrollView.bounds.size)
        return keys && !isContentChanging && abs(new.y - old.y) <= page.height
            && abs(new.x - old.x) <= page.width
    }

    private func sample(of attachment: RefreshAttachment, movedFrom old: CGPoint? = nil) -> ScrollSample {
        let geometry = geometry(at: attachment.edge)
        let before = scrollView.flatMap { scrollView in
            old.map { axis(of: attachment.edge).offset(of: $0, in: scrollView) }
        }
        return ScrollSample(
            geometry: geometry, isFingerDown: isFingerDown,
            isDecelerating: scrollView?.isDecelerating == true || isMovedByAssistance(from: old),
            movesTowardsEnd: geometry.offset > before ?? geometry.offset,
            isPartnerIdle: partner(of: attachment)?.machine.isResting ?? true)
    }

    func each(_ body: (RefreshAttachment) -> Void) {
        for edge in PullToRefresh.Position.allCases {
            if let attachment = attachments[edge] { body(attachment) }
        }
    }
}
