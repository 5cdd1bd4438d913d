/// A value of which a message often has many equal ones, such as a color: written once, and made once.
package protocol InternedValue: Hashable, Sendable {
    /// The stored part of the value, without strings and other interned values.
    associatedtype Fields: FieldCoded

    /// The fields of the value.
    var fields: Fields { get }

    /// Makes the value from its fields.
    init(_ fields: Fields)
}
