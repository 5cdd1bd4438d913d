/// Extras of a component that last as long as the adjustments that made them: they are never stored.
///
/// There is one extra of each type.
struct TransientAttributes: Hashable, Sendable {
    private var values: [ObjectIdentifier: any Hashable & Sendable] = [:]

    var isEmpty: Bool { values.isEmpty }

    subscript<Value: Hashable & Sendable>(type: Value.Type) -> Value? {
        get { values[ObjectIdentifier(type)] as? Value }
        set { values[ObjectIdentifier(type)] = newValue }
    }

    static func == (left: TransientAttributes, right: TransientAttributes) -> Bool {
        left.comparable == right.comparable
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(comparable)
    }

    private var comparable: [ObjectIdentifier: AnyHashable] { values.mapValues { AnyHashable($0) } }
}
