import Foundation

/// The time that layers and animations run by: it stands still until somebody advances it.
///
/// An animation costs something when it is added, when it begins and when it ends, and nothing in between: those
/// moments are kept in order. Only a layer with a time of its own makes the clock look at all animations again.
///
/// Its own state is guarded by a lock that is never held while layers, delegates or actions are
/// called. The layers it watches are not protected by it: as in Core Animation, a layer belongs to
/// one thread (the main one), and only that thread may advance the clock.
public final class HeadlessClock: @unchecked Sendable {
    public static let shared = HeadlessClock()

    /// What rounding may make of a time that is due.
    static let tolerance: CFTimeInterval = 1e-9

    private enum Event {
        case start(WeakAnimation)
        case end(WeakAnimation)
        case action(() -> Void)
    }

    private let lock = NSLock()
    private var time: CFTimeInterval = 0
    private var events = ClockEvents<Event>()
    private var count = 0
    /// The animations that have not ended, by the order in which they were added.
    private var running: [Int: WeakAnimation] = [:]
    private var hasLayerTimes = false
    private var hadLayerTimes = false
    private var isOutdated = false

    private init() {}

    /// The seconds since the clock was started or reset.
    public var now: CFTimeInterval {
        lock.withLock { time }
    }

    /// Lets `interval` seconds pass; everything that ends in them ends in the order of its time.
    public func advance(by interval: CFTimeInterval) {
        CATransaction.flush()
        let target = now + max(0, interval)
        while let (rank, event) = nextEvent(notAfter: target) {
            lock.withLock { time = min(max(time, rank.time), target) }
            perform(event)
            CATransaction.flush()
        }
        lock.withLock { time = max(time, target) }
        CATransaction.flush()
    }

    /// Back to zero; forgets the animations that run and the actions that wait.
    public func reset() {
        let forgotten = lock.withLock {
            let forgotten = events
            time = 0
            events = ClockEvents()
            running = [:]
            (hasLayerTimes, isOutdated) = (false, false)
            return forgotten
        }
        withExtendedLifetime(forgotten) {}
    }

    /// Does something once the clock has advanced by `delay` seconds.
    public func schedule(after delay: CFTimeInterval, _ action: @escaping () -> Void) {
        lock.withLock {
            count += 1
            let rank = ClockEvents<Event>.Rank(time: time + max(0, delay), group: .max, number: count)
            events.insert(.action(action), at: rank)
        }
    }

    /// Does something once the clock has advanced by `delay` seconds, unless the returned object was released before.
    @preconcurrency @MainActor
    public func wait(
        _ delay: CFTimeInterval, then action: @escaping @MainActor @Sendable () -> Void
    ) -> AnyObject {
        let waiting = Waiting(action)
        schedule(after: delay) { [weak waiting] in
            MainActor.assumeIsolated { waiting?.action() }
        }
        return waiting
    }

    @MainActor
    private final class Waiting {
        let action: @MainActor @Sendable () -> Void

        init(_ action: @escaping @MainActor @Sendable () -> Void) {
            self.action = action
        }
    }

    // MARK: Animations

    /// Whether any layer has had a time of its own, also before a reset: a layer may be older than that.
    var runsDifferentlySomewhere: Bool { lock.withLock { hadLayerTimes } }

    /// Sees to it that the animation begins and ends.
    func watch(_ animation: RunningAnimation, of layer: CALayer) {
        lock.withLock {
            count += 1
            animation.order = .init(layer: layer.runningAnimations.first?.order.layer ?? count, own: count)
        }
        guard animation.needsStart || animation.end.isFinite else { return }
        let moments = moments(of: animation, in: layer)
        lock.withLock {
            running[animation.order.own] = WeakAnimation(animation, of: layer)
            for (rank, event) in moments { events.insert(event, at: rank) }
        }
    }

    /// Forgets an animation that has ended.
    func forget(_ animation: RunningAnimation) {
        lock.withLock {
            running[animation.order.own] = nil
            if events.count > 2 * running.count + 256 { events.filter(isAwaited) }
        }
    }

    /// Whether an event is still to come: those of animations that were taken away are not.
    private func isAwaited(_ event: Event) -> Bool {
        switch event {
        case .start(let reference), .end(let reference): reference.animation?.hasEnded == false
        case .action: true
        }
    }

    /// A layer has got a time of its own, so that the moments that are known may be wrong.
    func layerTimeDidChange() {
        lock.withLock { (hasLayerTimes, hadLayerTimes, isOutdated) = (true, true, true) }
    }

    /// A layer has got into another tree, where the time may be another.
    func layerDidMove() {
        lock.withLock { isOutdated = hasLayerTimes }
    }

    private typealias Moment = (rank: ClockEvents<Event>.Rank, event: Event)

    /// When the animation begins, if its delegate has not heard of it, and when it ends.
    private func moments(of animation: RunningAnimation, in layer: CALayer) -> [Moment] {
        guard !animation.hasEnded, layer.isTicking else { return [] }
        let reference = WeakAnimation(animation, of: layer)
        func rank(_ localTime: CFTimeInterval, _ number: Int) -> ClockEvents<Event>.Rank {
            .init(
                time: layer.globalTime(atLocalTime: localTime), group: animation.order.layer, number: number)
        }
        var moments: [Moment] = []
        let number = 2 * animation.order.own
        if animation.needsStart { moments.append((rank(animation.begin, number), .start(reference))) }
        if animation.end.isFinite { moments.append((rank(animation.end, number + 1), .end(reference))) }
        return moments
    }

    // MARK: Events

    private func nextEvent(notAfter limit: CFTimeInterval) -> Moment? {
        if lock.withLock({ isOutdated }) { findMomentsAgain() }
        return lock.withLock {
            guard let next = events.first, next.rank.time <= limit + Self.tolerance else { return nil }
            events.removeFirst()
            return next
        }
    }

    private func findMomentsAgain() {
        let known = lock.withLock {
            isOutdated = false
            return running.sorted { $0.key < $1.key }.map(\.value)
        }
        let moments = known.flatMap { reference -> [Moment] in
            guard let animation = reference.animation, let layer = reference.layer else { return [] }
            return self.moments(of: animation, in: layer)
        }
        lock.withLock {
            events.filter { if case .action = $0 { true } else { false } }
            for (rank, event) in moments { events.insert(event, at: rank) }
        }
    }

    private func perform(_ event: Event) {
        switch event {
        case .start(let reference): reference.animation?.start()
        case .end(let reference):
            guard let animation = reference.animation, !animation.hasEnded else { return }
            reference.layer?.finish(animation)
        case .action(let action): action()
        }
    }
}

/// An animation and its layer, neither of which is kept alive.
private struct WeakAnimation {
    private(set) weak var animation: RunningAnimation?
    private(set) weak var layer: CALayer?

    init(_ animation: RunningAnimation, of layer: CALayer) {
        self.animation = animation
        self.layer = layer
    }
}

/// The time of the headless clock.
public func CACurrentMediaTime() -> CFTimeInterval { HeadlessClock.shared.now }
