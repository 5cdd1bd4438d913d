import Foundation

/// The changes a list has been told of and has not made yet, and the views that are still on their way out.
@MainActor struct CollectedUpdates {
    var depth = 0
    var pending = ListUpdates()
    var countsBefore: [Int] = []
    var departures: [Departure] = []

    nonisolated init() {}
}

/// A view that goes out of a list and is seen until its animation ends.
@MainActor final class Departure {
    /// Brings the view into the looks it goes out with.
    let leave: () -> Void
    private var recycle: (() -> Void)?

    init(leave: @escaping () -> Void, recycle: @escaping () -> Void) {
        self.leave = leave
        self.recycle = recycle
    }

    func finish() {
        recycle?()
        recycle = nil
    }

    var isFinished: Bool { recycle == nil }
}
