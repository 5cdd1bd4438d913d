import Foundation

/// The start and the end of a refresh.
extension RefreshMachine {
    mutating func begin() -> [RefreshEffect] {
        guard canBegin else { return [] }
        guard isVisible else {
            isRevealPending = true
            return start(opening: nil, announces: true)
        }
        return start(opening: .revealed, announces: true)
    }

    mutating func tap() -> [RefreshEffect] {
        guard isListening, phase == .failed || phase == .idle && rules.trigger == .tap else { return [] }
        return start(opening: .silent, announces: true)
    }

    mutating func start(opening: RefreshEffect.Opening?, announces: Bool) -> [RefreshEffect] {
        cycle += 1
        latch.fire(contentLength: contentLength)
        var effects: [RefreshEffect] = opening.map { [.open($0)] } ?? []
        effects += enter(.loading)
        if rules.isExclusive { effects.append(.suspendPartner) }
        if announces { effects.append(.announce(.start)) }
        if let limit = rules.timeLimit { effects.append(.limit(cycle: cycle, limit)) }
        return effects + [.act(cycle: cycle)]
    }

    mutating func end(_ result: RefreshResult, isOnScreen: Bool) -> [RefreshEffect] {
        guard canEnd else { return [] }
        let result = edge.isStart && result == .exhausted ? .finished : result
        isRevealPending = false
        isOpenPending = false
        if result == .finished { latch.pageEnded() }
        let leaving: RefreshEffect =
            stays(after: result)
            ? .keepOpen(cycle: cycle) : .close(cycle: cycle, isAnimated: isOnScreen && !hasNewPage)
        return enter(.finishing(result)) + [.announce(.end(result)), leaving]
    }

    mutating func timeOut(_ cycle: Int, isOnScreen: Bool) -> [RefreshEffect] {
        guard cycle == self.cycle, canEnd else { return [] }
        return [.cancelAction] + end(.failed, isOnScreen: isOnScreen)
    }

    mutating func closed(_ cycle: Int) -> [RefreshEffect] {
        guard cycle == self.cycle, case .finishing(let result) = phase else { return [] }
        latch.contentIs(contentLength, rowLength: rules.usedHeight)
        var effects = enter(rest(after: result))
        if rules.isExclusive { effects.append(.resumePartner) }
        if edge.isStart, result == .finished { effects.append(.resetPartner) }
        if !isListening { effects.append(.hideView) }
        return effects
    }

    /// Resets an edge at rest, or between the end of a load and the moment its view is out of sight.
    mutating func reset() -> [RefreshEffect] {
        switch phase {
        case .failed, .exhausted:
            latch.reset()
            return [.collapse] + enter(.idle)
        case .finishing(.failed), .finishing(.exhausted):
            latch.reset()
            phase = .finishing(.finished)
            return [.collapse]
        default: return []
        }
    }

    private func stays(after result: RefreshResult) -> Bool {
        guard !edge.isStart else { return false }
        switch result {
        case .finished: return false
        case .failed: return rules.offersRetry
        case .exhausted: return rules.showsEnd
        }
    }

    private func rest(after result: RefreshResult) -> RefreshPhase {
        guard !edge.isStart else { return .idle }
        switch result {
        case .finished: return .idle
        case .failed: return rules.offersRetry ? .failed : .idle
        case .exhausted: return .exhausted
        }
    }

    /// Whether new rows push the view away by themselves.
    private var hasNewPage: Bool {
        !edge.isStart && latch.hasGrown(to: contentLength)
    }
}
