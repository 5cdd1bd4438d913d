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
        isPullSpent = false
        return state == .releasing(progress: 1) ? start(opening: .pulled) : openIfPending()
    }

    mutating func gestureCancelled() -> [Effect] {
        isPullSpent = false
        return openIfPending()
    }

    private mutating func openIfPending() -> [Effect] {
        guard isOpenPending else { return [] }
        isOpenPending = false
        return open(.pulled)
    }

    // MARK: Samples

    private mutating func scrollPulled(_ sample: ScrollSample) -> [Effect] {
        let progress = progress(of: sample)
        guard progress > 0 else {
            endPull()
            return []
        }
        if sample.isFingerDown { return follow(sample) }
        // Without a finger only the way back is shown, and nothing can start on it.
        state = .releasing(progress: progress)
        return []
    }

    mutating func endPull() {
        state = rest
        followedLength = nil
    }

    private mutating func follow(_ sample: ScrollSample) -> [Effect] {
        let progress = progress(of: sample)
        let wasArmed = state == .releasing(progress: 1)
        guard progress > 0 else { return [] }
        // A pull beyond a message starts from there, however long the view is that takes its place.
        if isOpen, !isPulled { followedLength = openLength }
        state = .releasing(progress: progress)
        guard progress == 1, !wasArmed else { return [] }
        guard rules.startsWhileDragging else { return [.haptic] }
        isOpenPending = true
        isPullSpent = true
        return [.haptic] + start(opening: nil)
    }

    /// Returns the progress of a pull beyond what is open already, in 0...1.
    private func progress(of sample: ScrollSample) -> CGFloat {
        min(1, max(0, sample.geometry.pull(at: edge) - openLength) / rules.usedThreshold)
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
