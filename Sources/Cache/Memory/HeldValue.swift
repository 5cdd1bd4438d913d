/// A value as an object, so that whatever holds it needs not know its type.
final class HeldValue<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

/// A held value of some type.
typealias AnyHeldValue = any AnyObject & Sendable
