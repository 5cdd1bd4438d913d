/// A value as an object, so that whatever holds it needs not know its type.
final class ValueBox<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

/// A held value of some type.
typealias AnyValueBox = any AnyObject & Sendable
