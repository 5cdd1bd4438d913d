import UIKit

/// The states of the skeletons of one model: one for each view that the model describes.
@MainActor
struct SkeletonStates {
    private struct Entry {
        weak var view: UIView?
        let state: SkeletonState
    }

    private var entries: [Entry] = []
    private var wasStarted = false

    /// The state of the skeleton of a view.
    subscript(view: UIView) -> SkeletonState {
        get { entries.first { $0.view === view }?.state ?? .initial }
        set {
            wasStarted = true
            entries.removeAll { $0.view == nil || $0.view === view }
            entries.append(Entry(view: view, state: newValue))
        }
    }

    /// The state of all views together: running as long as one runs; a view that is gone has ended.
    var combined: SkeletonState {
        let states = entries.filter { $0.view != nil }.map(\.state)
        if states.contains(.running) { return .running }
        if states.contains(.waiting) { return .waiting }
        return wasStarted ? .ended : .initial
    }
}
