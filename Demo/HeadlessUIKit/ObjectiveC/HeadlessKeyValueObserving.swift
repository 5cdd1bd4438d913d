public import Foundation

/// How a headless class tells the observers of its objects about changes.
public enum HeadlessKeyValueObserving {
    /// Announces a change that has already been made; costs next to nothing when nobody observes.
    public static func change<Root: NSObject, Value>(
        of object: Root, keyPath: KeyPath<Root, Value>, oldValue: Value, newValue: Value
    ) {
        for observer in KeyValueObservers.shared.observers(of: object) {
            observer.didChange(keyPath, from: oldValue, to: newValue)
        }
    }
}

/// Makes a change of the value at the key path and announces it: afterwards, and beforehand to those who
/// asked for that.
public func headlessObserving<Root: NSObject, Value, Result>(
    _ object: Root, _ keyPath: KeyPath<Root, Value>, _ change: () throws -> Result
) rethrows -> Result {
    let observers = KeyValueObservers.shared.observers(of: object)
    guard !observers.isEmpty else { return try change() }
    let oldValue = object[keyPath: keyPath]
    for observer in observers {
        observer.willChange(keyPath, from: oldValue)
    }
    let result = try change()
    HeadlessKeyValueObserving.change(
        of: object, keyPath: keyPath, oldValue: oldValue, newValue: object[keyPath: keyPath])
    return result
}
