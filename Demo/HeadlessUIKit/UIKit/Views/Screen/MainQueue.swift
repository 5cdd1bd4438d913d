import Foundation

/// The queue of the main actor, which has no thread of its own where no run loop serves it.
enum MainQueue {
    private static let mark = DispatchSpecificKey<Bool>()
    private static let marking: Void = DispatchQueue.main.setSpecific(key: mark, value: true)

    /// Whether the code runs on it; UIKit forgives much that is done elsewhere.
    static var isCurrent: Bool {
        _ = marking
        // To ask Foundation for the thread takes far longer.
        return DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread
    }
}
