import Foundation

@testable import TabAnimated

/// The machine of one edge of a list of 2,000 points in a view of 800, and what it asked for.
struct EdgeDriver {
    var machine: RefreshMachine
    var geometry = ScrollGeometry(offset: 0, contentLength: 2_000, viewLength: 800)
    var isFingerDown = false
    var isPartnerIdle = true
    private(set) var log: [RefreshEffect] = []

    init(_ edge: RefreshEdge = .top, rules: RefreshRules = RefreshRules()) {
        machine = RefreshMachine(edge: edge, rules: rules)
        machine.contentLength = geometry.contentLength
        if edge == .bottom { geometry.offset = geometry.restEnd }
    }

    var phase: RefreshPhase { machine.phase }

    /// The phases that were reported.
    var reports: [RefreshPhase] {
        log.compactMap { if case .report(let phase) = $0 { phase } else { nil } }
    }

    func count(_ isWanted: (RefreshEffect) -> Bool) -> Int { log.filter(isWanted).count }

    var actions: Int { count { if case .act = $0 { true } else { false } } }
    var haptics: Int { count { $0 == .haptic } }

    @discardableResult
    mutating func send(_ event: RefreshEvent) -> [RefreshEffect] {
        let effects = machine.handle(event)
        log += effects
        return effects
    }

    /// Moves the content so far beyond the edge.
    @discardableResult
    mutating func pull(_ distance: CGFloat) -> [RefreshEffect] {
        scroll(to: machine.edge == .top ? geometry.restStart - distance : geometry.restEnd + distance)
    }

    /// Puts the finger down if it is not, and pulls.
    @discardableResult
    mutating func drag(_ distance: CGFloat) -> [RefreshEffect] {
        touch()
        return pull(distance)
    }

    mutating func touch() {
        guard !isFingerDown else { return }
        isFingerDown = true
        send(.dragBegan(isContentShort: geometry.isContentShort))
    }

    @discardableResult
    mutating func lift() -> [RefreshEffect] {
        isFingerDown = false
        return send(.fingerLifted)
    }

    @discardableResult
    mutating func cancel() -> [RefreshEffect] {
        isFingerDown = false
        return send(.gestureCancelled)
    }

    /// Moves the content to an offset.
    @discardableResult
    mutating func scroll(to offset: CGFloat, isDecelerating: Bool = false) -> [RefreshEffect] {
        let movesTowardsEnd = offset > geometry.offset
        geometry.offset = offset
        return send(
            .scroll(
                ScrollSample(
                    geometry: geometry, isFingerDown: isFingerDown, isDecelerating: isDecelerating,
                    movesTowardsEnd: movesTowardsEnd, isPartnerIdle: isPartnerIdle)))
    }

    mutating func content(_ length: CGFloat) {
        geometry.contentLength = length
        send(.contentChanged(length))
    }

    /// A finished pull.
    mutating func load() {
        drag(60)
        lift()
    }

    /// An end, and the end of its animation.
    mutating func finish(_ result: RefreshResult = .finished) {
        send(.end(result, isOnScreen: true))
        send(.closed(cycle: machine.cycle))
    }
}
