import Foundation

@testable import TabCache

/// A clock that goes where it is told.
final class ManualClock: Sendable {
    private let seconds = Locked(0.0)

    var now: @Sendable () -> Date {
        { Date(timeIntervalSinceReferenceDate: self.seconds.withLock { $0 }) }
    }

    func jump(by interval: Double) {
        seconds.withLock { $0 += interval }
    }
}
