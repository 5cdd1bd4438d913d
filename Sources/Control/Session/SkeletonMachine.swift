import Foundation
import TabDecoration

/// The life of a skeleton as a table: what happens, and what follows from it.
///
/// It waits for the delay, comes on screen, stays for the least duration, and leaves. The app may call at any time, and is
/// answered in the middle of what it was told.
struct SkeletonMachine {
    enum Phase: Equatable {
        /// Before the start, or within the delay.
        case waiting
        /// The covers are being put in place.
        case showing
        case shown
        /// The app has its view, and covers wait for its cells or fade.
        case fading
        case gone
    }

    enum Event: Equatable {
        case start
        /// The delay, or a least duration, has passed.
        case timePassed
        /// The covers are in place, or show other parts.
        case covered
        /// The app has heard of the state.
        case told
        case update
        /// Parts of a list begin to load.
        case load(ListParts)
        case endPart(ListPart, SkeletonTransition)
        case end(SkeletonTransition)
        /// A start takes ends back that have not come: of a part, or of all.
        case resume(ListPart?)
        /// The app has taken the cover away.
        case coverRemoved
        /// Everything goes at once.
        case remove
        case faded
    }

    enum Effect: Equatable {
        case wait(TimeInterval)
        case enter(SkeletonState)
        case cover
        /// Covers the parts that load now.
        case update
        /// Ends parts while others go on.
        case leave([ListPart], SkeletonTransition)
        /// Gives the view back to the app.
        case end(SkeletonTransition)
        /// Calls those that wait for the end of a part that goes on.
        case completePart(ListPart)
        /// Calls those that wait for an end that does not come.
        case completeAll
        /// Nothing is left.
        case finish
    }

    /// What the answers depend on; the session sets it before each event.
    struct Conditions {
        var timing = SkeletonTiming()
        /// In seconds.
        var now: TimeInterval = 0
        /// The number of sections of the whole.
        var sectionCount = 0
    }

    var conditions = Conditions()
    private(set) var phase = Phase.waiting
    private(set) var parts: ListParts
    private var coveredParts: ListParts
    /// Ends of parts that wait for the least duration.
    private var partEnds: [ListPart: SkeletonTransition] = [:]
    /// The parts that ended, until the covers show the others.
    private var endedParts: [ListPart] = []
    private var partTransition = SkeletonTransition.none
    /// When parts began that began later than the others.
    private var starts: [ListPart: TimeInterval] = [:]
    /// The transition of an end that waits for the least duration.
    private var pendingEnd: SkeletonTransition?
    private var shownAt: TimeInterval = 0

    init(parts: ListParts) {
        self.parts = parts
        coveredParts = parts
    }

    var isShown: Bool { phase == .shown }

    mutating func handle(_ event: Event) -> [Effect] {
        switch phase {
        case .waiting: handleWhileWaiting(event)
        case .showing: handleWhileShowing(event)
        case .shown: handleWhileShown(event)
        case .fading: event == .faded || event == .remove ? finish() : []
        case .gone: []
        }
    }

    // MARK: Phases

    private mutating func handleWhileWaiting(_ event: Event) -> [Effect] {
        switch event {
        case .start:
            guard conditions.timing.delay > 0 else { return [.enter(.waiting)] + show() }
            return [.enter(.waiting), .wait(conditions.timing.delay)]
        case .timePassed: return show()
        case .load(let parts): self.parts = parts
        case .endPart(let part, _):
            parts = rest(without: part)
            return parts.isEmpty ? end(.none) : [.completePart(part)]
        case .end, .remove: return end(.none)
        default: break
        }
        return []
    }

    private mutating func handleWhileShowing(_ event: Event) -> [Effect] {
        switch event {
        case .covered:
            phase = .shown
            shownAt = conditions.now
            return [.enter(.running)]
        case .resume(let part): return resume(part)
        case .remove: return end(.none)
        default:
            note(event)
            return []
        }
    }

    private mutating func handleWhileShown(_ event: Event) -> [Effect] {
        switch event {
        case .update: return [update()]
        case .resume(let part): return resume(part)
        case .coverRemoved, .remove: return end(.none)
        default:
            note(event)
            return settle()
        }
    }

    private mutating func note(_ event: Event) {
        switch event {
        case .load(let parts): load(parts)
        case .endPart(let part, let transition): partEnds[part] = transition
        case .end(let transition): pendingEnd = transition
        default: break
        }
    }

    // MARK: Steps

    private mutating func show() -> [Effect] {
        phase = .showing
        coveredParts = parts
        return [.cover]
    }

    private mutating func update() -> Effect {
        let ended = endedParts
        endedParts = []
        coveredParts = parts
        return ended.isEmpty ? .update : .leave(ended, partTransition)
    }

    /// Returns what is due of a skeleton on screen: its end, ends of parts, or other parts than it shows.
    private mutating func settle() -> [Effect] {
        var waits: [TimeInterval] = []
        if let pendingEnd {
            let rest = rest(since: shownAt)
            if rest == 0 { return end(pendingEnd) }
            waits.append(rest)
        }
        for (part, transition) in partEnds {
            let rest = rest(since: starts[part] ?? shownAt)
            guard rest == 0 else {
                waits.append(rest)
                continue
            }
            partEnds[part] = nil
            let others = self.rest(without: part)
            guard !others.isEmpty else { return end(transition) }
            parts = others
            endedParts.append(part)
            partTransition = transition
        }
        return (waits.min().map { [.wait($0)] } ?? []) + (parts == coveredParts ? [] : [update()])
    }

    /// Returns what is left of the least duration of what began at a time.
    private func rest(since start: TimeInterval) -> TimeInterval {
        let rest = start + conditions.timing.minimumDuration - conditions.now
        return rest > 0.001 ? rest : 0
    }

    private mutating func load(_ parts: ListParts) {
        for part in parts.all where !self.parts.contains(part) {
            starts[part] = conditions.now
            endedParts.removeAll { $0 == part }
        }
        self.parts = parts
    }

    private func rest(without part: ListPart) -> ListParts {
        parts.removing(part, sectionCount: conditions.sectionCount)
    }

    private mutating func resume(_ part: ListPart?) -> [Effect] {
        let effects = part.map { partEnds[$0] == nil ? [] : [Effect.completePart($0)] } ?? []
        part.map { partEnds[$0] = nil } ?? partEnds.removeAll()
        guard pendingEnd != nil || part == nil else { return effects }
        pendingEnd = nil
        return [.completeAll]
    }

    private mutating func end(_ transition: SkeletonTransition) -> [Effect] {
        phase = .fading
        return [.end(transition)]
    }

    private mutating func finish() -> [Effect] {
        phase = .gone
        return [.finish, .completeAll]
    }
}
