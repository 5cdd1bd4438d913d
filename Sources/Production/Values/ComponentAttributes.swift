import Foundation

/// The typed extras of one component.
package struct ComponentAttributes: Hashable, Codable, Sendable {
    private var encoded: [String: Data] = [:]

    /// Extras that are compared with the others, but not stored.
    private var transient: TransientAttributes?

    private enum CodingKeys: String, CodingKey {
        case encoded
    }

    /// Creates an empty set of extras.
    package init() {}

    /// Whether there are none that are stored.
    package var isEmpty: Bool { encoded.isEmpty }

    /// The extra of a key, or the key's default when there is none or it cannot be read.
    ///
    /// Setting the default removes the extra.
    package subscript<Key: ComponentAttributeKey>(key: Key.Type) -> Key.Value {
        get {
            let value = encoded[Key.name].flatMap { try? JSONDecoder().decode(Key.Value.self, from: $0) }
            return value ?? Key.defaultValue
        }
        set {
            guard newValue != Key.defaultValue else {
                encoded[Key.name] = nil
                return
            }
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            // A value that cannot be encoded (a number that is not finite) counts as not set.
            encoded[Key.name] = try? encoder.encode(newValue)
        }
    }

    /// The extra of a type, which is never stored, or `nil`.
    package subscript<Value: Hashable & Sendable>(transient type: Value.Type) -> Value? {
        get { transient?[type] }
        set {
            var extras = transient ?? TransientAttributes()
            extras[type] = newValue
            transient = extras.isEmpty ? nil : extras
        }
    }
}
