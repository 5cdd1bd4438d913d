/// The key of a value that an animation of the app's keeps with a shape, such as its place in an order.
///
/// Adjustments set the value whenever a skeleton is shown; no cache keeps it.
///
/// ```swift
/// enum WaveOrder: ComponentAttributeKey {
///     static let defaultValue = 0
/// }
/// var component = Component(index: 0, frame: .zero)
/// component[WaveOrder.self] = 3
/// ```
public protocol ComponentAttributeKey {
    /// The type of the value.
    associatedtype Value: Equatable & Sendable

    /// The value of shapes that have none.
    static var defaultValue: Value { get }
}

/// The typed extras of one component, which are compared with it and never stored.
struct ComponentAttributes: Sendable {
    private var values = [ObjectIdentifier: any Equatable & Sendable]()

    init() {}

    /// The extra of a key, or the key's default; setting the default removes the extra.
    subscript<Key: ComponentAttributeKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue == Key.defaultValue ? nil : newValue }
    }
}

extension ComponentAttributes: Equatable {
    static func == (left: ComponentAttributes, right: ComponentAttributes) -> Bool {
        left.values.count == right.values.count
            && left.values.allSatisfy { key, value in right.values[key].map { value.isEqual(to: $0) } ?? false
            }
    }
}

extension Equatable {
    /// Whether a value is of the same type and equal.
    func isEqual(to other: any Equatable) -> Bool { other as? Self == self }
}
