/// A value that is stored as numbered fields, without names and without what has its default.
///
/// ```text
/// message = version, number of interned entries, entries, record
/// entry   = length, bytes              a string, or the record of an interned value; each different one once
/// record  = fields                     in the order of their numbers, which begin with 1
/// field   = tag, payload               the tag is a varint of number × 4 + kind
///
/// kind 0    integer     a varint; also the index of an interned entry
///      1    number      a compact number
///      2    bytes       a length and bytes: a record, a list, numbers
///      3    flag        nothing
/// ```
///
/// A reader steps over fields that it does not know, so a newer version may add some between others. A field
/// that is not there has its default. What a number has meant once, no other field may mean later.
package protocol FieldCoded: Sendable {
    /// A value to read fields into; every field of it is overwritten.
    static var empty: Self { get }

    /// The least number of bytes that the record of a valid value has.
    ///
    /// It keeps lists from claiming much memory with few bytes.
    static var minimumByteCount: Int { get }

    /// Codes every field, in the order of their numbers: writes it, or reads it into this value.
    mutating func code(with coder: inout some FieldCoding) throws(MalformedBytes)
}
