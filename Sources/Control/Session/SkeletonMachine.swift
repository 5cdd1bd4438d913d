import Foundation
import TabCache
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
        /// The app has its view.
        case over
    }

    enum Event: Equatable {
        case start
        /// The delay, or a least duration, has passed.
        case timePassed
        /// The covers are in place, or show other parts.
        case covered
        /// The app has heard of the state.
        case stateEntered
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
        /// Calls those that wait for the end of a part, or of the whole, that does not come or came unseen.
        case complete(ListPart?)
        /// Calls everybody that waits for an end.
        case completeAll
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
    private var partEnds = [ListPart: SkeletonTransition]()
    /// When parts began that began later than the others.
    private var starts = [ListPart: TimeInterval]()
    /// The transition of an end that waits for the least duration.
    private var pendingEnd: SkeletonTransition?
    /// When the parts began that have no start of their own.
    private var shownAt: TimeInterval = 0

    init(parts: ListParts) {
        self.parts = parts
        coveredParts = parts
    }

    /// Whether what follows from an event may depend on the number of sections.
    func countsSections(at event: Event) -> Bool {
        switch event {
        case .endPart, .resume: parts == .whole
        default: parts == .whole && !partEnds.isEmpty
        }
    }

    mutating func handle(_ event: Event) -> [Effect] {
        switch phase {
        case .waiting: handleWhileWaiting(event)
        case .showing: handleWhileShowing(event)
        case .shown: handleWhileShown(event)
        case .over: []
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
            parts = parts(without: part)
            return parts == .only([]) ? end(.none) : [.complete(part)]
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
        case .coverRemoved, .remove: return end(.none)
        default:
            note(event)
            return []
        }
    }

    private mutating func handleWhileShown(_ event: Event) -> [Effect] {
        switch event {
        case .update:
            coveredParts = parts
            return [.update]
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

    /// Returns what is due of a skeleton on screen: its end, ends of parts, or other parts than it shows.
    private mutating func settle() -> [Effect] {
        var (waits, late): ([TimeInterval], [Effect]) = ([], [])
        if let pendingEnd {
            let wait = timeLeft(since: lastStart)
            if wait == 0 { return end(pendingEnd) }
            waits.append(wait)
        }
        var (ended, leaving): ([ListPart], SkeletonTransition?) = ([], nil)
        let all = parts
        for (part, transition) in partEnds.sorted(by: { $0.key < $1.key }) {
            guard parts.canEnd(part) else {
                // Another start took its place.
                partEnds[part] = nil
                late.append(.complete(part))
                continue
            }
            let wait = timeLeft(since: start(of: part))
            if wait > 0 { waits.append(wait) }
            // What leaves in another way is next.
            guard wait == 0, transition == leaving ?? transition else { continue }
            partEnds[part] = nil
            parts = parts(without: part)
            guard parts != .only([]) else {
                parts = all
                return late + end(transition)
            }
            ended.append(part)
            leaving = transition
        }
        late += waits.min().map { [.wait($0)] } ?? []
        defer { coveredParts = parts }
        if let leaving { return late + [.leave(ended, leaving)] }
        return late + (parts == coveredParts ? [] : [.update])
    }

    /// Returns what is left of the least duration of what began at a time.
    private func timeLeft(since start: TimeInterval) -> TimeInterval {
        let time = start + conditions.timing.minimumDuration - conditions.now
        return time > 0.001 ? time : 0
    }

    /// When the last part began that loads.
    private var lastStart: TimeInterval {
        parts.all.compactMap { starts[$0] }.reduce(shownAt, max)
    }

    /// The end of a section ends its rows.
    private func start(of part: ListPart) -> TimeInterval {
        parts.all.filter(part.contains).map { starts[$0] ?? shownAt }.max() ?? starts[part] ?? shownAt
    }

    private mutating func load(_ parts: ListParts) {
        if parts == .whole, self.parts != .whole {
            for part in self.parts.all { starts[part] = starts[part] ?? shownAt }
            shownAt = conditions.now
        }
        for part in parts.all where !self.parts.contains(part) {
            starts[part] = conditions.now
        }
        self.parts = parts
    }

    private func parts(without part: ListPart) -> ListParts {
        parts.removing(part, sectionCount: conditions.sectionCount)
    }

    private mutating func resume(_ part: ListPart?) -> [Effect] {
        guard let part else {
            partEnds = [:]
            pendingEnd = nil
            return [.completeAll]
        }
        let section = ListPart.section(part.section)
        // A row that loads with its section is as the section.
        let own = parts.contains(section) ? section : part
        var effects: [Effect] = []
        for told in [own, section] {
            guard let end = partEnds.removeValue(forKey: told) else { continue }
            effects.append(.complete(told))
            share(end, among: parts.all.filter(told.contains), without: own)
        }
        if let end = pendingEnd {
            pendingEnd = nil
            effects.append(.complete(nil))
            if parts == .whole { parts = parts(without: own).union(.only([own])) }
            share(end, among: parts.all, without: own)
        }
        return effects + (phase == .shown ? settle() : [])
    }

    /// Ends parts as they were told together with one that goes on.
    private mutating func share(
        _ end: SkeletonTransition, among parts: [ListPart], without own: ListPart
    ) {
        for part in parts where !own.contains(part) && partEnds[part] == nil { partEnds[part] = end }
    }

    private mutating func end(_ transition: SkeletonTransition) -> [Effect] {
        phase = .over
        return [.end(transition)]
    }
}
