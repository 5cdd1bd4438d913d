import Foundation

/// Which items a list has asked its prefetching data source for, and what it should ask next.
struct Prefetching {
    private var asked: Set<IndexPath> = []
    private var lastOffset: CGFloat?
    private(set) var goesBack = false

    /// What is to be told after a step.
    struct Step {
        var wanted: [IndexPath] = []
        var cancelled: [IndexPath] = []
    }

    /// Notes where the list has scrolled to.
    mutating func scroll(to offset: CGFloat) {
        if let lastOffset, offset != lastOffset { goesBack = offset < lastOffset }
        lastOffset = offset
    }

    /// Takes the items that come next, from near to far, and those in sight.
    mutating func step(next: [IndexPath], shown: some Collection<IndexPath>) -> Step {
        let shown = Set(shown)
        let near = Set(next)
        let wanted = next.filter { !shown.contains($0) && !asked.contains($0) }
        let cancelled = asked.subtracting(near).subtracting(shown).sorted()
        asked.formUnion(wanted)
        asked.subtract(cancelled)
        asked.subtract(shown)
        return Step(wanted: wanted, cancelled: cancelled)
    }

    /// The items are others now.
    mutating func forget() {
        asked = []
    }
}
