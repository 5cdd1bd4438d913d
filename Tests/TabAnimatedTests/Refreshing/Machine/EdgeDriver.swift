import Foundation

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// The machine of one edge of a list of 2,000 points in a view of 800, and what it asked for.
struct EdgeDriver {
    var machine: RefreshMachine
    var geometry = ScrollGeometry(offset: 0, contentLength: 2_000, viewLength: 800)
    var isFingerDown = false
    var isPartnerIdle = true
    private(set) var log: [RefreshMachine.Effect] = []
    /// The states that followed each other, without the first.
    private(set) var states: [PullToRefresh.State] = []

    init(_ edge: PullToRefresh.Position = .top, rules: RefreshRules = RefreshRules()) {
        machine = RefreshMachine(edge: edge, rules: rules)
        machine.contentLength = geometry.contentLength
        if edge == .bottom { geometry.offset = geometry.restEnd }
    }

    var state: PullToRefresh.State { machine.state }

    func count(_ isWanted: (RefreshMachine.Effect) -> Bool) -> Int { log.filter(isWanted).count }

    var actions: Int { count { if case .act = $0 { true } else { false } } }
    var haptics: Int { count { $0 == .haptic } }

    @discardableResult
    mutating func send(_ event: RefreshMachine.Event) -> [RefreshMachine.Effect] {
        let before = machine.state
        let effects = machine.handle(event)
        log += effects
        if machine.state != before { states.append(machine.state) }
        return effects
    }

    /// Moves the content so far beyond the edge.
    @discardableResult
    mutating func pull(_ distance: CGFloat) -> [RefreshMachine.Effect] {
        scroll(to: machine.edge == .top ? geometry.restStart - distance : geometry.restEnd + distance)
    }

    /// Puts the finger down if it is not, and pulls.
    @discardableResult
    mutating func drag(_ distance: CGFloat) -> [RefreshMachine.Effect] {
        touch()
        return pull(distance)
    }

    mutating func touch() {
        guard !isFingerDown else { return }
        isFingerDown = true
        send(.dragBegan(isContentShort: geometry.isContentShort))
    }

    @discardableResult
    mutating func lift() -> [RefreshMachine.Effect] {
        isFingerDown = false
        return send(.fingerLifted)
    }

    @discardableResult
    mutating func cancel() -> [RefreshMachine.Effect] {
        isFingerDown = false
        return send(.gestureCancelled)
    }

    /// Moves the content to an offset.
    @discardableResult
    mutating func scroll(to offset: CGFloat, isDecelerating: Bool = false) -> [RefreshMachine.Effect] {
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
    mutating func finish(_ result: PullToRefresh.Result = .finished) {
        send(.end(result))
        send(.closed(cycle: machine.cycle))
    }
}
