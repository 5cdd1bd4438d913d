import TabAnimated
import TabCache
import TabProduction
import UIKit

/// One refresher at one edge of one scroll view: it feeds the machine, shows its state and performs its effects.
@available(tvOS, unavailable)
@MainActor
final class RefreshAttachment {
    enum Action {
        /// A closure; the app ends the refresh, or an error does.
        case closure(@MainActor () throws -> Void)
        /// Work whose return or error ends the refresh.
        case work(@MainActor () async throws -> PullToRefresh.Result)
    }

    let refresher: PullToRefresh
    let container: RefreshContainer
    let feedback = TapFeedback()
    var contribution = InsetContribution()
    var action: Action?
    var task: OwnedTask?
    var hideWait: AnyObject?
    var limitWait: AnyObject?
    /// What VoiceOver says of the load that runs.
    var announcer: ScreenAnnouncer?
    /// The time of the last start that was announced.
    var lastStart: TimeInterval?
    /// Whether users have asked for the load, and not the app.
    private(set) var isAskedFor = true
    /// The length of the content when the load started, in points.
    private(set) var startLength: CGFloat = 0

    private(set) weak var host: RefreshHost?
    private(set) var machine: RefreshMachine
    private var pendingEffects: [RefreshMachine.Effect] = []
    private var isPerforming = false
    private var shownState: PullToRefresh.State?
    /// The accessibility action of the list that starts a refresh.
    private(set) lazy var listAction = UIAccessibilityCustomAction(name: refresher.names.refresh) {
        [weak self] _ in self?.beginByUser() ?? false
    }

    init(refresher: PullToRefresh, host: RefreshHost, action: Action) {
        self.refresher = refresher
        self.host = host
        self.action = action
        container = RefreshContainer(refreshView: refresher.refreshView)
        machine = RefreshMachine(edge: refresher.position)
        machine.isEnabled = refresher.isEnabled
    }

    var edge: PullToRefresh.Position { machine.edge }

    var axis: ScrollAxis { host?.axis(of: edge) ?? .down }

    func start() {
        guard let host, let scrollView = host.scrollView else { return }
        refresher.attachment = self
        scrollView.insertSubview(container, at: 0)
        stayAboveBackground(of: scrollView)
        send(.contentChanged(axis.length(of: scrollView.contentSize)))
        host.observe()
        send(.cover(host.isCovered))
        container.attachment = self
        send(.visibility(host.isVisible))
    }

    /// Puts the view above the background of a list, which would hide it and which UIKit may move.
    func stayAboveBackground(of scrollView: UIScrollView) {
        guard let background = scrollView.listBackground,
            let ground = scrollView.subviews.firstIndex(of: background),
            let place = scrollView.subviews.firstIndex(of: container), place < ground
        else { return }
        scrollView.insertSubview(container, aboveSubview: background)
    }

    func begin(isAskedFor: Bool = true) -> Bool {
        guard machine.canBegin else { return false }
        self.isAskedFor = isAskedFor
        defer { self.isAskedFor = true }
        send(.begin)
        return true
    }

    /// Starts a refresh for a person who asks for one otherwise than with a finger.
    func beginByUser() -> Bool {
        host?.coverChanged()
        return !machine.isCovered && begin()
    }

    func end(_ result: PullToRefresh.Result) -> Bool {
        guard machine.canEnd else { return false }
        // New rows count as content only once they are laid out.
        host?.scrollView?.layOutNow()
        host?.contentSettled()
        guard machine.canEnd else { return false }
        send(.end(result))
        return true
    }

    func detach() {
        guard !machine.isDetached else { return }
        pendingEffects = []
        machine.handle(.detach).forEach(perform)
        let wasOpen = contribution.length > 0
        host?.setContribution(0, of: self)
        if wasOpen { host?.settleContent(at: edge) }
        hideWait = nil
        limitWait = nil
        action = nil
        announcer?.end(.cancelled)
        announcer = nil
        container.detach()
        host?.offerActions()
        refresher.attachment = nil
        host?.remove(self)
    }

    // MARK: Events

    /// The number of effects that one event may have.
    private static let mostEffects = 200

    /// Sends an event to the machine, shows its state and performs the effects, after those under way.
    func send(_ event: RefreshMachine.Event) {
        guard !machine.isDetached else { return }
        updateRules()
        let old = machine.state
        pendingEffects += machine.handle(event)
        if machine.state == .loading, old != .loading { startLength = machine.contentLength }
        let hadFocus = machine.state != old && !machine.isPulled && SpokenFocus.isIn(container)
        render()
        host?.offerActions()
        if hadFocus { moveFocus() }
        guard !isPerforming else { return }
        isPerforming = true
        defer { isPerforming = false }
        for _ in 0..<Self.mostEffects {
            tellAnimator()
            guard !pendingEffects.isEmpty else {
                if machine.isDetached || shownState == machine.state && !fitLength() { return }
                continue
            }
            perform(pendingEffects.removeFirst())
        }
        giveUp()
    }

    func updateRules() {
        if let scrollView = host?.scrollView { machine.rules = rules(in: scrollView) }
    }

    private func tellAnimator() {
        guard shownState != machine.state, !machine.isDetached else { return }
        shownState = machine.state
        if machine.state != .loading { limitWait = nil }
        refresher.animator.animate(machine.state)
        if machine.isResting { host?.each { $0.settleLater() } }
    }

    /// Looks with the next layout whether the end of the content is near.
    func settleLater() {
        if machine.waitsForEnd { container.setNeedsSurroundings() }
    }

    /// Ends a circle of a refresher and a scroll view that answers each change of its insets with another one.
    private func giveUp() {
        pendingEffects = []
        SkeletonLog.warnOnce(
            "A refresher changes an inset, and something else changes it back, as a large title may do: "
                + "use a UIRefreshControl there.", about: self)
    }
}
