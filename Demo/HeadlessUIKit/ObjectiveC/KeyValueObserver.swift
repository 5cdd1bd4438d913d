import Foundation

/// One observation, with the type of its value hidden.
protocol KeyValueObserver: AnyObject {
    var objectID: ObjectIdentifier { get }

    func isObserving(_ object: NSObject) -> Bool
    func willChange<Value>(_ keyPath: AnyKeyPath, from oldValue: Value)
    func didChange<Value>(_ keyPath: AnyKeyPath, from oldValue: Value, to newValue: Value)
    func stop()
}

/// The observation of one key path of one object.
///
/// The class announces `\UIScrollView.contentOffset`, an observer may have asked for
/// `\UITableView.contentOffset`: key paths that Swift holds for different. Where only the roots differ, the
/// two are taken for the same property when the observed path reads as the announced new value, and was
/// last known to be the announced old value or to differ from what it is now.
final class KeyPathObserver<Object: NSObject, ObservedValue>: KeyValueObserver, @unchecked Sendable {
    typealias Handler = @Sendable (Object, NSKeyValueObservedChange<ObservedValue>) -> Void

    let objectID: ObjectIdentifier
    private weak var object: Object?
    private let keyPath: KeyPath<Object, ObservedValue>
    private let options: NSKeyValueObservingOptions
    private let changeHandler: Handler
    private let isPlain = ObservedValue.self is any PlainValue.Type
    private var lastValue: LastValue<ObservedValue>
    private var isStopped = false
    private var hasSentPrior = false

    init(
        object: Object, keyPath: KeyPath<Object, ObservedValue>, options: NSKeyValueObservingOptions,
        changeHandler: @escaping Handler
    ) {
        self.objectID = ObjectIdentifier(object)
        self.object = object
        self.keyPath = keyPath
        self.options = options
        self.changeHandler = changeHandler
        lastValue = LastValue(object[keyPath: keyPath], isPlain: isPlain)
    }

    func start() {
        guard options.contains(.initial), let object else { return }
        send(old: nil, new: object[keyPath: keyPath], isPrior: false)
    }

    func stop() {
        isStopped = true
    }

    func isObserving(_ object: NSObject) -> Bool {
        self.object === object
    }

    func willChange<Value>(_ keyPath: AnyKeyPath, from oldValue: Value) {
        guard options.contains(.prior), !hasSentPrior, let old = observed(oldValue), let object,
            isSame(keyPath) ?? areEqual(object[keyPath: self.keyPath], old)
        else { return }
        hasSentPrior = true
        send(old: old, new: nil, isPrior: true)
    }

    func didChange<Value>(_ keyPath: AnyKeyPath, from oldValue: Value, to newValue: Value) {
        guard let old = observed(oldValue), let new = observed(newValue) else { return }
        let isSame = isSame(keyPath)
        guard isSame != false, let object else { return }
        let current = object[keyPath: self.keyPath]
        guard isSame ?? isLikely(old, new, current) else { return }
        lastValue = LastValue(current, isPlain: isPlain)
        if options.contains(.prior), !hasSentPrior {
            send(old: old, new: nil, isPrior: true)
        }
        hasSentPrior = false
        send(old: old, new: new, isPrior: false)
    }

    /// An announced value as one that is observed; nil if it is none, which costs little where nothing can be cast.
    private func observed<Value>(_ value: Value) -> ObservedValue? {
        guard !isPlain || Value.self == ObservedValue.self else { return nil }
        return value as? ObservedValue
    }

    /// Whether the announced key path is the observed one; nil when only their roots differ, so that Swift
    /// cannot tell.
    private func isSame(_ announced: AnyKeyPath) -> Bool? {
        let observed: AnyKeyPath = keyPath
        if announced == observed { return true }
        return type(of: announced).rootType == type(of: observed).rootType ? false : nil
    }

    private func isLikely(_ old: ObservedValue, _ new: ObservedValue, _ current: ObservedValue) -> Bool {
        areEqual(current, new) && (lastValue.isEqual(to: old) || !lastValue.isEqual(to: current))
    }

    private func send(old: ObservedValue?, new: ObservedValue?, isPrior: Bool) {
        guard !isStopped, let object else { return }
        let change = NSKeyValueObservedChange<ObservedValue>(
            kind: .setting,
            newValue: options.contains(.new) ? new : nil,
            oldValue: options.contains(.old) ? old : nil,
            indexes: nil,
            isPrior: isPrior)
        changeHandler(object, change)
    }
}

/// A value that holds no object and is no other type in disguise: what scroll views announce with every move.
private protocol PlainValue {}

extension Bool: PlainValue {}
extension CGFloat: PlainValue {}
extension CGPoint: PlainValue {}
extension CGRect: PlainValue {}
extension CGSize: PlainValue {}

/// What an observed property was known to be; an object is not kept alive by it.
private struct LastValue<Value> {
    private let value: Value?
    private weak var object: AnyObject?

    init(_ value: Value, isPlain: Bool) {
        object = isPlain ? nil : value as? any NSObjectProtocol
        self.value = object == nil ? value : nil
    }

    func isEqual(to other: Value) -> Bool {
        value.map { areEqual($0, other) } ?? object.map { areEqual($0, other) } ?? false
    }
}

private func areEqual(_ first: Any, _ second: Any) -> Bool {
    if let first = first as? any Equatable {
        return first.isEqual(to: second)
    }
    if type(of: first) is AnyClass, type(of: second) is AnyClass {
        return first as AnyObject === second as AnyObject
    }
    return false
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool {
        self == other as? Self
    }
}
