import Foundation

/// A property of a layer, as animations and key-value coding see it.
///
/// The descriptors are immutable; their initial values (numbers, geometry, colors) are values or
/// immutable objects, so sharing them between threads is safe.
struct LayerProperty<Value>: @unchecked Sendable {
    let name: String
    let initial: Value
    /// Where it is among the fields of every layer; properties of subclasses are in their table of values.
    let field: WritableKeyPath<LayerFields, Value>?
    /// The kind of action a change triggers when nobody provides another one.
    let impliedAction: ImpliedAction
    private let same: (Value, Value) -> Bool
    private let converted: (Any) -> Value?

    init(
        _ name: String, _ initial: Value, in field: WritableKeyPath<LayerFields, Value>? = nil,
        implies impliedAction: ImpliedAction = .animation,
        same: @escaping (Value, Value) -> Bool,
        converted: @escaping (Any) -> Value? = { $0 as? Value }
    ) {
        self.name = name
        self.initial = initial
        self.field = field
        self.impliedAction = impliedAction
        self.same = same
        self.converted = converted
    }

    func areSame(_ first: Value, _ second: Value) -> Bool { same(first, second) }
}

/// What a layer does by itself about a changed property.
enum ImpliedAction: Sendable {
    case nothing
    case animation
    case transition
}

extension LayerProperty where Value: Equatable {
    /// A property that a class keeps in its table of values.
    init(_ name: String, _ initial: Value, implies impliedAction: ImpliedAction = .animation) {
        self.init(
            name, initial, implies: impliedAction, same: { $0 == $1 },
            converted: { LayerValue.converted($0, to: Value.self) })
    }

    /// A property that every layer has.
    init(
        _ name: String, in field: WritableKeyPath<LayerFields, Value>,
        implies impliedAction: ImpliedAction = .animation
    ) {
        self.init(
            name, LayerFields.initial[keyPath: field], in: field, implies: impliedAction, same: { $0 == $1 },
            converted: { LayerValue.converted($0, to: Value.self) })
    }
}

extension LayerProperty {
    /// A property that holds anything; every assignment but that of nothing to nothing counts as a change.
    static func anything(
        _ name: String, in field: WritableKeyPath<LayerFields, Value>? = nil,
        implies impliedAction: ImpliedAction = .animation
    ) -> LayerProperty where Value == Any? {
        LayerProperty(name, nil, in: field, implies: impliedAction, same: { $0 == nil && $1 == nil })
    }
}

/// A layer property without its value type, as key-value coding sees it.
protocol AnyLayerProperty: Sendable {
    var name: String { get }
    var impliedAction: ImpliedAction { get }
    var initialValue: Any? { get }

    func value(of layer: CALayer) -> Any?
    func assign(_ value: Any?, to layer: CALayer)
    /// The value as the property's own type, wrapped for the table of values; nil if it does not fit.
    func stored(_ value: Any?) -> Any?
}

extension LayerProperty: AnyLayerProperty {
    var initialValue: Any? { LayerValue.unwrapped(initial) }

    func value(of layer: CALayer) -> Any? { LayerValue.unwrapped(layer[self]) }

    func assign(_ value: Any?, to layer: CALayer) {
        layer[self] = typed(value) ?? initial
    }

    func stored(_ value: Any?) -> Any? { typed(value) }

    private func typed(_ value: Any?) -> Value? {
        guard let value, !(value is NSNull) else { return nil }
        return converted(value)
    }
}

/// The tables of properties that layer classes look names up in.
struct LayerPropertyTable: Sendable {
    private let properties: [String: any AnyLayerProperty]

    init(_ list: [any AnyLayerProperty], extending base: LayerPropertyTable? = nil) {
        var all = base?.properties ?? [:]
        for property in list { all[property.name] = property }
        properties = all
    }

    subscript(name: String) -> (any AnyLayerProperty)? { properties[name] }
}
