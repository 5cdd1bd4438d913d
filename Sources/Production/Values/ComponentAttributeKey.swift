/// The key of a value that an animation of the app's keeps with a shape, such as its place in an order.
///
/// The value is stored with the shape, so the cache keeps it.
///
/// ```swift
/// enum WaveOrder: ComponentAttributeKey {
///     static let name = "waveOrder"
///     static let defaultValue = 0
/// }
/// var component = Component(index: 0, frame: .zero)
/// component[WaveOrder.self] = 3
/// ```
public protocol ComponentAttributeKey {
    /// The type of the value.
    associatedtype Value: Codable & Hashable & Sendable

    /// The name that the value is stored under; unique among the keys of an app.
    static var name: String { get }

    /// The value of shapes that have none.
    static var defaultValue: Value { get }
}
