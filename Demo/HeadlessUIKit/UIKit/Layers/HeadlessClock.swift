import Foundation

/// The time that layers and animations run by: it stands still until somebody advances it.
///
/// Its own state is guarded by a lock that is never held while layers, delegates or actions are
/// called. The layers it watches are not protected by it: as in Core Animation, a layer belongs to
/// one thread (the main one), and only that thread may advance the clock.
public final class HeadlessClock: @unchecked Sendable {
    public static let shared = HeadlessClock()

    /// What rounding may make of a time that is due.
    static let tolerance: CFTimeInterval = 1e-9

    private let lock = NSLock()
    private var time: CFTimeInterval = 0
    private var watched: [WeakLayer] = []
    private var scheduled: [ScheduledAction] = []
    private var count = 0

    private init() {}

    /// The seconds since the clock was started or reset.
    public var now: CFTimeInterval {
        lock.withLock { time }
    }

    /// Lets `interval` seconds pass; everything that ends in them ends in the order of its time.
    public func advance(by interval: CFTimeInterval) {
        CATransaction.flush()
        let target = now + max(0, interval)
        while let event = nextEvent(notAfter: target) {
            lock.withLock { time = min(max(time, event.time), target) }
            event.perform()
            CATransaction.flush()
        }
        lock.withLock { time = max(time, target) }
        CATransaction.flush()
    }

    /// Back to zero; forgets the animations that run and the actions that wait.
    public func reset() {
        let forgotten = lock.withLock {
            let forgotten = (watched, scheduled)
            time = 0
            watched = []
            scheduled = []
            return forgotten
        }
        withExtendedLifetime(forgotten) {}
    }

    /// Does something once the clock has advanced by `delay` seconds.
    public func schedule(after delay: CFTimeInterval, _ action: @escaping () -> Void) {
        lock.withLock {
            count += 1
            scheduled.append(ScheduledAction(id: count, time: time + max(0, delay), action: action))
        }
    }

    /// Sees to it that the animations of the layer end.
    func watch(_ layer: CALayer) {
        lock.withLock {
            watched.removeAll { $0.layer == nil }
            if !watched.contains(where: { $0.layer === layer }) { watched.append(WeakLayer(layer)) }
        }
    }

    // MARK: Events

    private struct ScheduledAction {
        let id: Int
        let time: CFTimeInterval
        let action: () -> Void
    }

    private struct Event {
        let time: CFTimeInterval
        let perform: () -> Void
    }

    private func nextEvent(notAfter limit: CFTimeInterval) -> Event? {
        let (layers, waiting) = lock.withLock { (watched.compactMap(\.layer), scheduled) }
        let ends = layers.flatMap { layer in layer.runningAnimations.compactMap { event($0, of: layer) } }
        let candidates = ends + waiting.map(event)
        // `min` keeps the first of those at the same time.
        let next = candidates.min { $0.time < $1.time }
        let active = Set(layers.filter { !$0.runningAnimations.isEmpty }.map(ObjectIdentifier.init))
        lock.withLock {
            watched.removeAll { $0.layer.map { !active.contains(ObjectIdentifier($0)) } ?? true }
        }
        return next.flatMap { $0.time <= limit + Self.tolerance ? $0 : nil }
    }

    /// The start of an animation if its delegate has not heard of it, else its end.
    private func event(_ running: RunningAnimation, of layer: CALayer) -> Event? {
        guard !running.hasEnded, layer.isTicking else { return nil }
        if running.needsStart {
            return Event(time: layer.globalTime(atLocalTime: running.begin)) { running.start() }
        }
        guard running.end.isFinite else { return nil }
        return Event(time: layer.globalTime(atLocalTime: running.end)) { [weak layer] in
            layer?.finish(running)
        }
    }

    private func event(_ scheduled: ScheduledAction) -> Event {
        Event(time: scheduled.time) { [weak self] in
            self?.lock.withLock { self?.scheduled.removeAll { $0.id == scheduled.id } }
            scheduled.action()
        }
    }
}

/// The time of the headless clock.
public func CACurrentMediaTime() -> CFTimeInterval { HeadlessClock.shared.now }
