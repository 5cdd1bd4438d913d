import Foundation

/// The typed extras of one component.
public struct ComponentAttributes: Hashable, Codable, Sendable {
    private var encoded: [String: Data] = [:]

    /// Creates an empty set of extras.
    public init() {}

    /// Whether there are none.
    public var isEmpty: Bool { encoded.isEmpty }

    /// The extra of a key, or the key's default when there is none or it cannot be read.
    ///
    /// Setting the default removes the extra.
    public subscript<Key: ComponentAttributeKey>(key: Key.Type) -> Key.Value {
        get {
            guard let data = encoded[Key.name],
                let box = try? JSONDecoder().decode(Box<Key.Value>.self, from: data)
            else { return Key.defaultValue }
            return box.value
        }
        set {
            guard newValue != Key.defaultValue else {
                encoded[Key.name] = nil
                return
            }
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            // A value that cannot be encoded (a number that is not finite) counts as not set.
            encoded[Key.name] = try? encoder.encode(Box(value: newValue))
        }
    }

    public init(from decoder: any Decoder) throws {
        encoded = try [String: Data](from: decoder)
    }

    public func encode(to encoder: any Encoder) throws {
        try encoded.encode(to: encoder)
    }
}

/// Gives a plain value, such as a number, an object to stand in.
private struct Box<Value: Codable>: Codable {
    let value: Value
}
