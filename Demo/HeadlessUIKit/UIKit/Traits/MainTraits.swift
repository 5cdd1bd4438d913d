import Foundation

/// The current traits of the main actor, which on Linux runs now on one thread and now on another.
enum MainTraits {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    private static let lock = NSLock()
    nonisolated(unsafe) private static var traits = UITraitCollection.headlessDefault

    /// Whether the caller runs on the main queue or the main thread.
    static var isOnMain: Bool {
        DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
    }

    static var current: UITraitCollection {
        get { lock.withLock { traits } }
        set { lock.withLock { traits = newValue } }
    }
}
