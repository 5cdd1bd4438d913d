import Foundation

/// The pull, from rest to the start of a refresh.
extension RefreshMachine {
    mutating func dragBegan(isContentShort: Bool) -> [RefreshEffect] {
        latch.dragBegan(isContentShort: isContentShort)
        return []
    }

    mutating func scroll(_ sample: ScrollSample) -> [RefreshEffect] {
        contentLength = sample.geometry.contentLength
        switch phase {
        case .idle: return scrollAtRest(sample)
        case .pulling, .armed: return scrollPulled(sample)
        case .loading: return scrollLoading(sample)
        case .finishing, .failed, .exhausted: return []
        }
    }

    mutating func fingerLifted() -> [RefreshEffect] {
        if phase == .loading { return openIfPending() }
        guard phase == .armed else { return [] }
        return start(opening: .pulled, announces: true)
    }

    mutating func gestureCancelled() -> [RefreshEffect] {
        if phase == .loading { return openIfPending() }
        return phase == .armed ? enter(.pulling(1)) : []
    }

    private mutating func openIfPending() -> [RefreshEffect] {
        guard isOpenPending else { return [] }
        isOpenPending = false
        return [.open(.pulled)]
    }

    // MARK: Samples

    private mutating func scrollAtRest(_ sample: ScrollSample) -> [RefreshEffect] {
        guard isListening else { return [] }
        if startsLoad(sample) { return start(opening: .silent, announces: false) }
        guard rules.trigger == .pull, sample.isFingerDown else { return [] }
        return follow(sample)
    }

    private mutating func scrollPulled(_ sample: ScrollSample) -> [RefreshEffect] {
        if sample.geometry.pull(at: edge) == 0 { return enter(.idle) }
        if sample.isFingerDown { return follow(sample) }
        // Without a finger only the way back is shown, and nothing can start on it.
        return phase == .armed ? [] : enter(.pulling(progress(of: sample)))
    }

    private mutating func follow(_ sample: ScrollSample) -> [RefreshEffect] {
        let progress = progress(of: sample)
        if progress <= 0 { return [] }
        guard progress >= 1 else { return enter(.pulling(progress)) }
        guard phase != .armed else { return [] }
        let arrival = [RefreshEffect.haptic] + enter(.armed)
        guard rules.startsWhileDragging else { return arrival }
        isOpenPending = true
        return arrival + start(opening: nil, announces: true)
    }

    private func progress(of sample: ScrollSample) -> CGFloat {
        min(1, sample.geometry.pull(at: edge) / rules.usedThreshold)
    }

    /// Lets the contribution follow the visible part of the view while loading.
    private func scrollLoading(_ sample: ScrollSample) -> [RefreshEffect] {
        guard edge == .top, rules.followsPinnedHeaders, !isOpenPending, !isRevealPending else { return [] }
        let geometry = sample.geometry
        let visible = geometry.visibleLength(ofViewAt: edge, length: rules.usedHeight)
        let length = sample.isFingerDown || visible == 0 ? visible : rules.usedHeight
        return abs(length - geometry.startContribution) < InsetContribution.tolerance
            ? [] : [.setOpenLength(length)]
    }

    // MARK: Distance

    private func startsLoad(_ sample: ScrollSample) -> Bool {
        guard !edge.isStart, let distance = rules.loadDistance, latch.isSet, sample.isPartnerIdle else {
            return false
        }
        let geometry = sample.geometry
        guard geometry.contentLength > 0 || rules.loadsEmptyContent,
            !geometry.isContentShort || rules.loadsShortContent
        else { return false }
        return sample.movesTowardsEnd && (sample.isFingerDown || sample.isDecelerating)
            && geometry.offset > geometry.restStart && geometry.distanceToEnd <= distance
    }
}
