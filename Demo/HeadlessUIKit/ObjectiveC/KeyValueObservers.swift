import Foundation

/// All running observations, by the object they observe.
final class KeyValueObservers: @unchecked Sendable {
    static let shared = KeyValueObservers()

    private let lock = NSLock()
    private var observers: [ObjectIdentifier: [any KeyValueObserver]] = [:]

    func observers(of object: NSObject) -> [any KeyValueObserver] {
        lock.withLock {
            guard !observers.isEmpty else { return [] }
            return observers[ObjectIdentifier(object), default: []].filter { $0.isObserving(object) }
        }
    }

    func add(_ observer: any KeyValueObserver) {
        lock.withLock { observers[observer.objectID, default: []].append(observer) }
    }

    func remove(_ observer: any KeyValueObserver) {
        observer.stop()
        lock.withLock {
            observers[observer.objectID]?.removeAll { $0 === observer }
            if observers[observer.objectID]?.isEmpty == true {
                observers[observer.objectID] = nil
            }
        }
    }
}
