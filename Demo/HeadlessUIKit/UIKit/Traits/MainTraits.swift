import Foundation

/// The current traits of the main actor, which on Linux runs now on one thread and now on another.
enum MainTraits {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var traits = UITraitCollection.headlessDefault

    static var current: UITraitCollection {
        get { lock.withLock { traits } }
        set { lock.withLock { traits = newValue } }
    }
}
