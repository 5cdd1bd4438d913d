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
