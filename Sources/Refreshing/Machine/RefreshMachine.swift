import Foundation

/// The rules of one edge: an event goes in, the state changes, effects come out.
///
/// It knows nothing of views. The state is what is to be seen; effects are what is not. Only a finger can pull, and an event
/// without a rule in a state does nothing.
@available(tvOS, unavailable)
struct RefreshMachine: Hashable, Sendable {
    let edge: PullToRefresh.Position
    var rules: RefreshRules

    var state = PullToRefresh.State.initial
    /// Whether the view of a result is on its way out.
    var isClosing = false
    /// Whether the view has a place in the inset.
    var isOpen = false
    /// The result that stays on screen until the next try, also below a pull.
    var kept: PullToRefresh.Result?
    /// The part of the view that the inset holds, in points, where that is not all.
    var followedLength: CGFloat?

    var isEnabled = true
    /// Whether the other edge is busy.
    var isSuspended = false
    /// Whether a skeleton covers the content: something loads already.
    var isCovered = false
    /// Whether the scroll view is on screen and laid out.
    var isVisible = true
    /// Whether a load began out of sight.
    var isRevealPending = false
    /// Whether the view opens when the finger is lifted.
    var isOpenPending = false
    /// Whether the finger that is down was down during a refresh; it pulls for no second one.
    var isPullSpent = false
    var isDetached = false
    /// The number of the refresh that runs or ran last.
    var cycle = 0
    var contentLength: CGFloat = 0
    /// The number of rows of the content; `nil` where it has none.
    var rows: Int?
    var latch = LoadLatch()

    init(edge: PullToRefresh.Position, rules: RefreshRules = RefreshRules()) {
        self.edge = edge
        self.rules = rules
    }

    /// Changes the state and returns the effects.
    mutating func handle(_ event: Event) -> [Effect] {
        guard !isDetached else { return [] }
        switch event {
        case .dragBegan(let isContentShort):
            isPullSpent = state == .loading
            latch.dragBegan(isContentShort: isContentShort)
        case .scroll(let sample): return scroll(sample)
        case .fingerLifted: return fingerLifted()
        case .gestureCancelled: return openIfPending()
        case .begin: return begin()
        case .tap: return tap()
        case .end(let result): return end(result)
        case .timeOut(let cycle): return timeOut(cycle)
        case .closed(let cycle): return closed(cycle)
        case .contentChanged(let length):
            contentLength = length
            noteContent()
        case .settled(let sample, let rows): return settled(sample, rows: rows)
        case .visibility(let isVisible): return visibility(isVisible)
        case .enable(let isEnabled):
            self.isEnabled = isEnabled
            return endPullUnlessHeard()
        case .cover(let isCovered):
            self.isCovered = isCovered
            return endPullUnlessHeard()
        case .suspend:
            if state != .loading { isSuspended = true }
            return endPullUnlessHeard()
        case .resume: isSuspended = false
        case .textsChanged: return fitMessage()
        case .reset: return reset()
        case .detach: return detach()
        }
        return []
    }

    // MARK: The picture

    /// Whether the edge listens to fingers and to the app.
    var isListening: Bool { isEnabled && !isSuspended && !isDetached }

    /// Whether the edge listens to fingers, which start no second load while a first one is under way.
    var hearsFingers: Bool { isListening && !isCovered }

    /// Whether the action runs or its view is on its way out.
    var isBusy: Bool { state == .loading || isClosing }

    var isPulled: Bool { if case .releasing = state { true } else { false } }

    /// Whether nothing happens at the edge.
    var isResting: Bool { !isBusy && !isPulled }

    /// Whether a message stands in place of the view.
    var showsMessage: Bool { isOpen && isResting }

    /// Our contribution to the inset, in points.
    var openLength: CGFloat { isOpen ? min(followedLength ?? rules.usedHeight, rules.usedHeight) : 0 }

    /// Whether a refresh can start; one whose view is still on its way out keeps none from it.
    var canBegin: Bool { isListening && state != .loading && !isPulled && kept != .exhausted }

    var canEnd: Bool { state == .loading && !isDetached }

    /// Whether a failure waits for the next try.
    var awaitsRetry: Bool { isResting && kept == .failed }

    /// The state without a finger.
    var rest: PullToRefresh.State { kept.map(PullToRefresh.State.finished) ?? .initial }

    // MARK: Life

    private mutating func detach() -> [Effect] {
        isDetached = true
        let wasLoading = state == .loading
        state = .initial
        isOpen = false
        return [.cancel] + (wasLoading ? [.partner(.resume)] : [])
    }

    private mutating func endPullUnlessHeard() -> [Effect] {
        isPulled && !hearsFingers ? endPull() : []
    }

    private mutating func visibility(_ isVisible: Bool) -> [Effect] {
        self.isVisible = isVisible
        guard isVisible, isRevealPending, state == .loading else { return [] }
        isRevealPending = false
        return open(.placed)
    }

    mutating func open(_ opening: Opening) -> [Effect] {
        isOpen = true
        return [.open(opening)]
    }
}
