import UIKit

/// One refresher at one edge of one scroll view, which feeds the machine and performs its effects.
@available(tvOS, unavailable)
@MainActor
final class RefreshAttachment: RefreshControlling {
    let refresher: PullToRefresh
    let edge: RefreshEdge
    let container: RefreshContainer
    var contribution = InsetContribution()

    private(set) weak var host: RefreshHost?
    private(set) var machine: RefreshMachine
    private var action: RefreshAction?
    private var pendingEffects: [RefreshEffect] = []
    private var isPerforming = false
    private var saidThereIsNoEnd = false
    private var lastState: PullToRefreshState?
    private var announcer = RefreshAnnouncer()
    private var task: OwnedTask?
    private var hideWait: AnyObject?
    private var limitWait: AnyObject?
    /// The accessibility action of the list that starts a refresh.
    private lazy var listAction = UIAccessibilityCustomAction(name: refresher.texts.refresh) {
        [weak self] _ in self?.begin() ?? false
    }

    init(refresher: PullToRefresh, edge: RefreshEdge, host: RefreshHost, action: RefreshAction) {
        self.refresher = refresher
        self.edge = edge
        self.host = host
        self.action = action
        container = RefreshContainer(refreshView: refresher.refreshView)
        machine = RefreshMachine(edge: edge)
        machine.isEnabled = refresher.isEnabled
    }

    var phase: RefreshPhase { machine.phase }

    private var axis: ScrollAxis { host?.axis(of: edge) ?? .down }

    /// Whether the edge is busy and wants to be alone.
    var isBusyAlone: Bool { phase.isBusy && machine.rules.isExclusive }

    /// Adds the view to the scroll view and observes it.
    func start() {
        guard let scrollView = host?.scrollView else { return }
        refresher.attachment = self
        container.activate = { [weak self] in self?.begin() ?? false }
        // An opaque background would hide a view below it.
        if let background = scrollView.listBackground, background.superview === scrollView {
            scrollView.insertSubview(container, aboveSubview: background)
        } else {
            scrollView.insertSubview(container, at: 0)
        }
        scrollView.accessibilityCustomActions = (scrollView.accessibilityCustomActions ?? []) + [listAction]
        send(.contentChanged(axis.length(of: scrollView.contentSize)))
        send(.attach)
        container.surroundingsDidChange = { [weak self] in self?.host?.refresh() }
        send(.visibility(host?.isVisible ?? false))
        updateLooks()
    }

    func begin() -> Bool {
        updateRules()
        guard machine.canBegin else { return false }
        send(.begin)
        return true
    }

    func end(_ result: RefreshResult) -> Bool {
        guard machine.canEnd else { return false }
        // New rows count as content only once they are laid out.
        host?.scrollView?.layoutIfNeeded()
        guard machine.canEnd else { return false }
        send(.end(result, isOnScreen: isOnScreen))
        return true
    }

    func detach() {
        pendingEffects = []
        machine.handle(.detach).forEach(perform)
    }

    /// Sends an event to the machine and performs the effects, after those under way.
    func send(_ event: RefreshEvent) {
        updateRules()
        pendingEffects += machine.handle(event)
        guard !isPerforming else { return }
        isPerforming = true
        var count = 0
        while !pendingEffects.isEmpty, count < Self.mostEffects {
            count += 1
            perform(pendingEffects.removeFirst())
        }
        isPerforming = false
        if !pendingEffects.isEmpty { giveUp() }
    }

    /// The number of effects that one event may have.
    private static let mostEffects = 200

    /// Ends a circle of a refresher and a scroll view that answers each change of its insets with another one.
    private func giveUp() {
        pendingEffects = []
        guard !saidThereIsNoEnd else { return }
        saidThereIsNoEnd = true
        SkeletonLog.warn(
            "A refresher changes an inset, and something else changes it back, as a large title may do: "
                + "use a UIRefreshControl there.")
    }

    /// Whether any part of the view is in sight.
    var isOnScreen: Bool {
        guard let host, host.isVisible else { return false }
        return host.geometry(at: edge).visibleLength(ofViewAt: edge, length: machine.rules.usedHeight) > 0
    }

    private func updateRules() {
        guard let scrollView = host?.scrollView else { return }
        machine.rules = refresher.rules(at: edge, in: scrollView, isOpen: phase.isBusy)
    }
}

extension UIScrollView {
    /// The background view of a list.
    fileprivate var listBackground: UIView? {
        (self as? UITableView)?.backgroundView ?? (self as? UICollectionView)?.backgroundView
    }
}

// MARK: - Effects

@available(tvOS, unavailable)
extension RefreshAttachment {
    private func perform(_ effect: RefreshEffect) {
        switch effect {
        case .observe: host?.observe()
        case .layOut: layOut()
        case .report(let phase): report(phase)
        case .haptic: refresher.playHaptic()
        case .open(let opening): open(opening)
        case .setOpenLength(let length): host?.setContribution(length, of: self)
        case .close(let cycle, let isAnimated): close(cycle, isAnimated: isAnimated)
        case .keepOpen(let cycle): send(.closed(cycle: cycle))
        case .collapse: collapse()
        case .act(let cycle): act(cycle)
        case .cancelAction: task = nil
        case .limit(let cycle, let seconds): limit(cycle, seconds)
        case .announce(let announcement): announcer.announce(announcement, with: refresher.texts)
        case .suspendPartner: host?.partner(of: self)?.send(.suspend)
        case .resumePartner: host?.partner(of: self)?.send(.resume)
        case .resetPartner: host?.partner(of: self)?.send(.reset)
        case .showView, .hideView: updateLooks()
        case .restoreInset: restoreInset()
        case .stopObserving: stopObserving()
        case .dropAction: action = nil
        }
    }

    private func report(_ phase: RefreshPhase) {
        refresher.reportedPhase = phase
        let state = phase.state
        if let animator = refresher.animator as? any RefreshPhaseAnimator {
            animator.animate(to: phase)
        } else if state != .initial || lastState != .initial {
            refresher.animator.animate(state)
        }
        lastState = state
        updateLooks()
        if case .finishing = phase { limitWait = nil }
    }

    private func act(_ cycle: Int) {
        guard machine.cycle == cycle, phase == .loading else { return }
        switch action {
        case .closure(let action): action()
        case .work(let work):
            task = OwnedTask { [weak self] in
                // An error of the work is a failure; the app knows it already.
                let result = (try? await work()) ?? .failed
                guard let self, machine.cycle == cycle else { return }
                _ = end(result)
            }
        case nil: break
        }
    }

    private func limit(_ cycle: Int, _ seconds: TimeInterval) {
        limitWait = refresher.timing.wait(seconds) { [weak self] in
            guard let self else { return }
            send(.timeOut(cycle: cycle, isOnScreen: isOnScreen))
        }
    }

    private func stopObserving() {
        hideWait = nil
        limitWait = nil
        container.detachView()
        let actions = host?.scrollView?.accessibilityCustomActions?.filter { $0 !== listAction }
        host?.scrollView?.accessibilityCustomActions = actions?.isEmpty == true ? nil : actions
        refresher.attachment = nil
        refresher.reportedPhase = .idle
        host?.remove(self)
    }
}

// MARK: - Opening and closing

@available(tvOS, unavailable)
extension RefreshAttachment {
    private func open(_ opening: RefreshEffect.Opening) {
        guard let host else { return }
        switch opening {
        case .silent: host.setContribution(machine.rules.usedHeight, of: self)
        case .placed: place(reveals: refresher.scrolls(toRevealAt: edge))
        case .pulled: animateOpening { $0.place(reveals: false) }
        case .revealed: animateOpening { $0.place(reveals: $0.refresher.scrolls(toRevealAt: $0.edge)) }
        }
    }

    private func animateOpening(_ change: @escaping @MainActor (RefreshAttachment) -> Void) {
        UIView.animate(
            withDuration: 0.25, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut]
        ) { [weak self] in
            if let self { change(self) }
        }
    }

    /// Opens the inset of the view, and moves the content there if it is beyond, or has to reveal the view.
    private func place(reveals: Bool) {
        guard let host else { return }
        host.setContribution(machine.rules.usedHeight, of: self)
        let geometry = host.geometry(at: edge)
        let rest = edge.isStart ? geometry.restingOffsets.lowerBound : geometry.restingOffsets.upperBound
        let isBeyond = edge.isStart ? geometry.offset <= geometry.restStart : geometry.offset >= rest
        if reveals || isBeyond { host.moveContent(to: rest, along: axis) }
    }

    private func close(_ cycle: Int, isAnimated: Bool) {
        guard isAnimated, refresher.hideDelay > 0 else { return leave(cycle, isAnimated: isAnimated) }
        hideWait = refresher.timing.wait(refresher.hideDelay) { [weak self] in
            self?.leave(cycle, isAnimated: true)
        }
    }

    private func leave(_ cycle: Int, isAnimated: Bool) {
        hideWait = nil
        guard machine.cycle == cycle, case .finishing = phase else { return }
        guard isAnimated, refresher.animationDuration > 0, refresher.animationDuration.isFinite else {
            collapse()
            return send(.closed(cycle: cycle))
        }
        refresher.animateHiding { [weak self] in
            self?.collapse()
        } completion: { [weak self] in
            self?.send(.closed(cycle: cycle))
        }
    }

    private func collapse() {
        host?.setContribution(0, of: self)
        host?.settleContent(at: edge)
    }

    private func restoreInset() {
        let wasOpen = contribution.length > 0
        host?.setContribution(0, of: self)
        if wasOpen { host?.settleContent(at: edge) }
    }
}

// MARK: - Layout and looks

@available(tvOS, unavailable)
extension RefreshAttachment {
    /// Places the view beyond the present content.
    func layOut() {
        guard let host, let scrollView = host.scrollView, container.superview === scrollView else { return }
        updateRules()
        let length = machine.rules.usedHeight
        if contribution.length > 0, contribution.length != length, !machine.rules.followsPinnedHeaders {
            resize(to: length)
        }
        let geometry = host.geometry(at: edge)
        let start = geometry.start(ofViewAt: edge, length: length, floats: floats)
        container.scrollDirection = axis.accessibilityScroll(at: edge)
        container.layOut(
            in: axis.rect(at: start, length: length, in: scrollView),
            padding: axis.padding(refresher.usedPadding),
            stretching: edge.isHorizontal ? .flexibleHeight : .flexibleWidth)
        container.isHidden = !phase.isBusy && (!machine.isListening || isOutOfSight(in: geometry))
        (refresher.refreshView as? any ScrollViewFitting)?.isOnScreen = isOnScreen
    }

    /// Whether the content is too short for a view at rest.
    private func isOutOfSight(in geometry: ScrollGeometry) -> Bool {
        phase == .idle && geometry.isContentShort && !machine.rules.loadsShortContent
    }

    /// Follows a change of the view's length.
    private func resize(to length: CGFloat) {
        guard length < contribution.length, isOnScreen else {
            host?.setContribution(length, of: self)
            return
        }
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) { [weak self] in
            guard let self else { return }
            host?.setContribution(length, of: self)
            host?.settleContent(at: edge)
        }
    }

    /// Whether the view stays in sight while the content scrolls.
    private var floats: Bool { refresher.shouldBeVisibleWhileScrolling && phase == .loading }

    private func updateLooks() {
        container.showsRefreshView = phase != .idle || refresher.showsViewAtRest
        container.layer.zPosition = floats ? 1 : 0
        updateAccessibility()
        layOut()
    }

    func textsDidChange() {
        updateLooks()
    }

    private func updateAccessibility() {
        let showsMessage =
            refresher.refreshView is any ScrollViewFitting && (phase == .failed || phase == .exhausted)
        container.isAccessibilityElement = !showsMessage
        container.accessibilityLabel = phase.isBusy ? refresher.texts.loading : refresher.texts.refresh
        container.accessibilityTraits = phase.isBusy ? .updatesFrequently : .button
        listAction.name = refresher.texts.refresh
    }
}
