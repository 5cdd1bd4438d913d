import Foundation

/// The rules of one edge: an event goes in, the phase changes, effects come out.
///
/// It knows nothing of views. It reports every change of the phase exactly once, only a finger can pull, and an event
/// without a rule in a phase does nothing.
struct RefreshMachine: Hashable, Sendable {
    let edge: RefreshEdge
    var rules: RefreshRules

    /// The phase of the edge.
    var phase = RefreshPhase.idle
    /// Whether the app enables the edge.
    var isEnabled = true
    /// Whether the other edge is busy.
    var isSuspended = false
    /// Whether the scroll view is on screen and laid out.
    var isVisible = true
    /// Whether a load began out of sight.
    var isRevealPending = false
    /// Whether the view opens when the finger is lifted.
    var isOpenPending = false
    /// Whether the refresher has been removed.
    var isDetached = false
    /// The number of the refresh that runs or ran last.
    var cycle = 0
    /// The last known length of the content.
    var contentLength: CGFloat = 0
    var latch = LoadLatch()

    init(edge: RefreshEdge, rules: RefreshRules = RefreshRules()) {
        self.edge = edge
        self.rules = rules
    }

    /// Whether the edge listens to fingers and to the app.
    var isListening: Bool { isEnabled && !isSuspended && !isDetached }

    /// Whether `begin` would start a refresh.
    var canBegin: Bool { isListening && (phase == .idle || phase == .failed) }

    /// Whether `end` would finish a refresh.
    var canEnd: Bool { phase == .loading && !isDetached }

    /// Changes the phase and returns the effects.
    mutating func handle(_ event: RefreshEvent) -> [RefreshEffect] {
        guard !isDetached else { return [] }
        switch event {
        case .attach: return [.observe, .layOut, .report(.idle)]
        case .dragBegan(let isContentShort): return dragBegan(isContentShort: isContentShort)
        case .scroll(let sample): return scroll(sample)
        case .fingerLifted: return fingerLifted()
        case .gestureCancelled: return gestureCancelled()
        case .begin: return begin()
        case .tap: return tap()
        case .end(let result, let isOnScreen): return end(result, isOnScreen: isOnScreen)
        case .timeOut(let cycle, let isOnScreen): return timeOut(cycle, isOnScreen: isOnScreen)
        case .closed(let cycle): return closed(cycle)
        case .contentChanged(let length): return contentChanged(length)
        case .visibility(let isVisible): return visibility(isVisible)
        case .enable(let isEnabled): return enable(isEnabled)
        case .suspend: return suspend()
        case .resume: return resume()
        case .reset: return reset()
        case .detach: return detach()
        }
    }

    /// Enters a phase and reports it, unless it is the present one.
    mutating func enter(_ phase: RefreshPhase) -> [RefreshEffect] {
        guard phase != self.phase else { return [] }
        self.phase = phase
        return [.report(phase)]
    }
}

// MARK: - Life

extension RefreshMachine {
    private mutating func enable(_ isEnabled: Bool) -> [RefreshEffect] {
        guard isEnabled != self.isEnabled else { return [] }
        self.isEnabled = isEnabled
        return isEnabled ? resumeInput() : suspendInput()
    }

    private mutating func suspend() -> [RefreshEffect] {
        guard !isSuspended, !phase.isBusy else { return [] }
        isSuspended = true
        return suspendInput()
    }

    private mutating func resume() -> [RefreshEffect] {
        guard isSuspended else { return [] }
        isSuspended = false
        return resumeInput()
    }

    private mutating func suspendInput() -> [RefreshEffect] {
        if phase.isBusy { return [] }
        return (phase.isPulled ? enter(.idle) : []) + [.hideView]
    }

    private func resumeInput() -> [RefreshEffect] {
        isEnabled && !isSuspended ? [.showView] : []
    }

    private mutating func detach() -> [RefreshEffect] {
        isDetached = true
        let wasBusy = phase.isBusy
        phase = .idle
        isRevealPending = false
        isOpenPending = false
        return [.restoreInset, .stopObserving, .cancelAction, .dropAction]
            + (wasBusy && rules.isExclusive ? [.resumePartner] : [])
    }

    private mutating func contentChanged(_ length: CGFloat) -> [RefreshEffect] {
        contentLength = length
        if !phase.isBusy { latch.contentIs(length, rowLength: rules.usedHeight) }
        return [.layOut]
    }

    private mutating func visibility(_ isVisible: Bool) -> [RefreshEffect] {
        self.isVisible = isVisible
        guard isVisible, isRevealPending, phase == .loading else { return [] }
        isRevealPending = false
        return [.open(.placed)]
    }
}
