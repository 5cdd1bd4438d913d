/// A value that is stored as numbered fields, without names and without what is as usual.
///
///     message = version, number of pieces, pieces, record
///     piece   = length, bytes              a text, or the record of a shared value; each different one once
///     record  = fields                     in the order of their numbers, which begin with 1
///     field   = varint of number × 4 + kind, what belongs to the kind
///
///     kind 0    whole       a varint
///          1    number      a compact number
///          2    bytes       a length and bytes: a record, a list, numbers
///          3    yes         nothing
///
/// A reader steps over fields that it does not know, so a newer version may add some between others. A field
/// that is not there has its usual value. What a number has meant once, no other field may mean later.
package protocol FieldCoded: Sendable {
    /// A value to read fields into; every field of it is overwritten.
    static var blank: Self { get }

    /// The least number of bytes that the record of a sound value has.
    ///
    /// It keeps lists from claiming much memory with few bytes.
    static var leastLength: Int { get }

    /// Codes every field, in the order of their numbers: writes it, or reads it into this value.
    mutating func code(with coder: inout some FieldCoding) throws(MalformedBytes)
}

/// A value that is a message on its own.
///
/// Both functions do what ``FieldCoded/code(with:)`` does. They are written out where the type is, so that the
/// compiler makes one version of all fields for reading and one for writing.
package protocol FieldMessage: FieldCoded {
    /// Reads a value.
    init(from reader: inout FieldReader) throws(MalformedBytes)

    /// Writes the value.
    func write(to writer: inout FieldWriter) throws(MalformedBytes)
}

/// A value of which many are equal, such as a colour: written once in a message, and made once from it.
package protocol SharedValue: Hashable, Sendable {
    /// What is stored of the value; neither texts nor other shared values.
    associatedtype Fields: FieldCoded

    /// The fields of the value.
    var fields: Fields { get }

    /// Makes the value from its fields.
    init(_ fields: Fields)
}
