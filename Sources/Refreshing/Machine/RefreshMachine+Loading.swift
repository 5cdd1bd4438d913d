import Foundation

/// The start and the end of a refresh.
@available(tvOS, unavailable)
extension RefreshMachine {
    mutating func begin() -> [Effect] {
        guard canBegin else { return [] }
        isRevealPending = !isVisible
        return start(opening: isVisible ? .revealed : nil)
    }

    mutating func tap() -> [Effect] {
        guard hearsFingers, canBegin, awaitsRetry || rules.trigger == .tap else { return [] }
        return start(opening: .pulled)
    }

    mutating func start(opening: Opening?, announces: Bool = true) -> [Effect] {
        var effects = leave()
        cycle += 1
        kept = nil
        followedLength = nil
        isPullSpent = true
        latch.fire(contentLength: contentLength, rows: rows)
        state = .loading
        effects += opening.map { open($0) } ?? []
        if rules.isExclusive { effects.append(.partner(.suspend)) }
        if announces { effects.append(.announce(nil)) }
        if let limit = rules.timeLimit { effects.append(.limit(cycle: cycle, limit)) }
        return effects + [.act(cycle: cycle)]
    }

    mutating func end(_ result: PullToRefresh.Result) -> [Effect] {
        guard canEnd else { return [] }
        let result = edge.isStart && result == .exhausted ? .finished : result
        isRevealPending = false
        isOpenPending = false
        if result == .finished { latch.pageEnded() } else { kept = result }
        state = .finished(result)
        // The other edge goes on also where the rule has changed meanwhile.
        let effects = [Effect.announce(result), .partner(.resume)]
        // New rows push the view away by themselves.
        guard rules.stays(result) else { return effects + close(isAnimated: !hasNewPage) }
        noteContent()
        return effects + (isOpen ? [] : open(.placed))
    }

    mutating func timeOut(_ cycle: Int) -> [Effect] {
        guard cycle == self.cycle, canEnd else { return [] }
        return [.cancel] + end(.failed)
    }

    mutating func closed(_ cycle: Int) -> [Effect] {
        cycle == self.cycle ? leave() : []
    }

    mutating func close(isAnimated: Bool) -> [Effect] {
        isClosing = true
        isOpen = false
        return [.close(cycle: cycle, isAnimated: isAnimated)]
    }

    /// Takes the view for gone, which it is once it is out of sight, or where a start or a pull comes first.
    mutating func leave() -> [Effect] {
        guard isClosing else { return [] }
        isClosing = false
        // A failure that nothing shows is over.
        if kept == .failed { kept = nil }
        let isNew = state == .finished(.finished) && edge.isStart
        state = rest
        noteContent()
        return isNew ? [.partner(.reset)] : []
    }

    /// Opens or closes what shows a result, as there is a text for it or none any more.
    mutating func fitMessage() -> [Effect] {
        guard isResting, let kept, isOpen != rules.stays(kept) else { return [] }
        return isOpen ? close(isAnimated: true) : open(.placed)
    }

    /// Takes a failure, the end of the content or an empty page back, also while its view is on its way out.
    mutating func reset() -> [Effect] {
        guard state != .loading else {
            latch.fire(contentLength: contentLength, rows: rows)
            return []
        }
        latch.reset()
        guard kept != nil else { return [] }
        kept = nil
        isClosing = false
        isOpen = false
        if !isPulled { state = .initial }
        noteContent()
        return [.close(cycle: cycle, isAnimated: false)]
    }

    // MARK: The end of the content

    /// Whether a load at the end of the content has brought a page.
    var hasNewPage: Bool { !edge.isStart && latch.hasGrown(to: contentLength) }

    /// Lets the latch see the content, unless a load runs: its end does then.
    mutating func noteContent() {
        if !isBusy { latch.contentIs(contentLength, rows: rows, rowLength: rules.usedHeight) }
    }

    /// Loads the next page if the end of the content is near where it stands, however it came there.
    mutating func settled(_ sample: ScrollSample, rows: Int?) -> [Effect] {
        contentLength = sample.geometry.contentLength
        self.rows = rows
        noteContent()
        guard isVisible, canBegin, hearsFingers, isEndNear(in: sample) else { return [] }
        return start(opening: .silent, announces: false)
    }

    func startsLoad(_ sample: ScrollSample) -> Bool {
        sample.movesTowardsEnd && (sample.isFingerDown || sample.isDecelerating)
            && sample.geometry.offset > sample.geometry.restStart && isEndNear(in: sample)
    }

    private func isEndNear(in sample: ScrollSample) -> Bool {
        guard waitsForEnd, latch.isSet, rows != 0, sample.isPartnerIdle, let distance = rules.loadDistance
        else { return false }
        let geometry = sample.geometry
        let offset = max(geometry.offset, geometry.restStart)
        return geometry.contentLength > 0 && geometry.restEnd - offset <= distance
    }

    /// Whether the edge loads as soon as the end of the content is near.
    var waitsForEnd: Bool { !edge.isStart && state == .initial && rules.loadDistance != nil }
}
