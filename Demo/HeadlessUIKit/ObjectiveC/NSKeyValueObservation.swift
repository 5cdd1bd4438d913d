public import Foundation

/// A running key-value observation, which ends with `invalidate()` or with this object.
public class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private let observer: any KeyValueObserver

    init(_ observer: any KeyValueObserver) {
        self.observer = observer
        super.init()
        KeyValueObservers.shared.add(observer)
    }

    deinit {
        KeyValueObservers.shared.remove(observer)
    }

    public func invalidate() {
        KeyValueObservers.shared.remove(observer)
    }
}

/// What every object that can be observed by key path conforms to; it exists to name `Self`.
public protocol HeadlessKeyValueObservable: NSObject {}

extension NSObject: HeadlessKeyValueObservable {}

extension HeadlessKeyValueObservable {
    /// Calls the handler at each change of the value that the object's class announces.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observer = KeyPathObserver(
            object: self, keyPath: keyPath, options: options, changeHandler: changeHandler)
        let observation = NSKeyValueObservation(observer)
        observer.start()
        return observation
    }
}
