import Foundation

/// The pull, from rest to the start of a refresh.
@available(tvOS, unavailable)
extension RefreshMachine {
    mutating func scroll(_ sample: ScrollSample) -> [Effect] {
        contentLength = sample.geometry.contentLength
        if isPulled { return scrollPulled(sample) }
        let effects = followVisiblePart(in: sample)
        guard canBegin, hearsFingers else { return effects }
        if startsLoad(sample) { return start(opening: .silent, announces: false) }
        let pulls = rules.trigger == .pull && sample.isFingerDown && !isPullSpent
        return effects + (pulls ? follow(sample) : [])
    }

    mutating func fingerLifted() -> [Effect] {
        state == .releasing(progress: 1) ? start(opening: .pulled) : openIfPending()
    }

    /// Opens the view of a refresh that began under the finger.
    mutating func openIfPending() -> [Effect] {
        guard isOpenPending else { return [] }
        isOpenPending = false
        return open(.pulled)
    }

    // MARK: Samples

    private mutating func scrollPulled(_ sample: ScrollSample) -> [Effect] {
        let progress = progress(of: sample)
        guard progress > 0 else { return endPull() }
        if sample.isFingerDown { return follow(sample) }
        // Without a finger only the way back is shown, and nothing can start on it.
        state = .releasing(progress: progress)
        return []
    }

    mutating func endPull() -> [Effect] {
        state = rest
        followedLength = nil
        return isOpen && kept.map(rules.stays) != true ? close(isAnimated: true) : []
    }

    private mutating func follow(_ sample: ScrollSample) -> [Effect] {
        let progress = progress(of: sample)
        let wasArmed = state == .releasing(progress: 1)
        guard progress > 0 else { return [] }
        let effects = isPulled ? [] : hold(sample.geometry)
        state = .releasing(progress: progress)
        guard progress == 1, !wasArmed else { return effects }
        guard rules.startsWhileDragging else { return effects + [.haptic] }
        isOpenPending = true
        return effects + [.haptic] + start(opening: nil)
    }

    /// Keeps what is open during a pull, which starts from there, however long the view is that takes its place.
    private mutating func hold(_ geometry: ScrollGeometry) -> [Effect] {
        let held = heldLength(in: geometry)
        followedLength = held
        isOpen = isOpen || held > 0
        return leave()
    }

    /// Returns the length of a message, or of a view that waits before it leaves, in points.
    private func heldLength(in geometry: ScrollGeometry) -> CGFloat {
        isClosing ? geometry.contribution(at: edge) : openLength
    }

    /// Returns the progress of a pull beyond what is open already, in 0...1.
    private func progress(of sample: ScrollSample) -> CGFloat {
        min(1, max(0, sample.geometry.pull(at: edge) - heldLength(in: sample.geometry)) / rules.usedThreshold)
    }

    /// Lets the contribution follow the visible part of the view under pinned headers.
    private mutating func followVisiblePart(in sample: ScrollSample) -> [Effect] {
        guard isOpen else { return [] }
        let before = openLength
        let visible = sample.geometry.visibleLength(ofViewAt: edge, length: rules.usedHeight)
        let isLeaving = sample.isFingerDown || visible == 0
        followedLength = rules.followsPinnedHeaders && isLeaving ? visible : nil
        return openLength == before ? [] : [.open(.silent)]
    }
}
