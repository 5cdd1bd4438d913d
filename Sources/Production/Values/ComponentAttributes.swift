import Foundation

/// The typed extras of one component.
public struct ComponentAttributes: Hashable, Codable, Sendable {
    private var encoded: [String: Data] = [:]

    /// Extras that are compared with the others, but not stored.
    private var transient: TransientAttributes?

    /// Creates an empty set of extras.
    public init() {}

    /// Whether there are none that are stored.
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

    /// The extra of a type, which is never stored, or `nil`.
    package subscript<Value: Hashable & Sendable>(transient type: Value.Type) -> Value? {
        get { transient?[type] }
        set {
            var extras = transient ?? TransientAttributes()
            extras[type] = newValue
            transient = extras.isEmpty ? nil : extras
        }
    }

    /// The names of all stored extras and their encoded values, in the order of the names.
    var sorted: [(name: String, data: Data)] {
        encoded.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Creates extras from names and encoded values; of two with the same name the last one counts.
    init(_ extras: [(name: String, data: Data)]) {
        encoded = Dictionary(extras.map { ($0.name, $0.data) }, uniquingKeysWith: { $1 })
    }

    public init(from decoder: any Decoder) throws {
        encoded = try [String: Data](from: decoder)
    }

    /// The extras are written in the order of their names, so that equal ones give equal bytes.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: ExtraName.self)
        for (name, data) in sorted {
            try values.encode(data, forKey: ExtraName(stringValue: name))
        }
    }
}

/// The name of an extra, as the key of a container.
private struct ExtraName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
        self.stringValue = stringValue
    }

    init?(intValue: Int) {
        nil
    }
}

/// Gives a plain value, such as a number, an object to stand in.
private struct Box<Value: Codable>: Codable {
    let value: Value
}
