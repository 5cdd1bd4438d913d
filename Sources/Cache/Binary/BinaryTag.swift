/// The first byte of every value in the binary form.
///
///     message  = version, string count, strings, value
///     string   = length, UTF-8                       each different string once, of names and values
///     value    = 0x80…0xFF                           0…127
///              | tag, what belongs to the tag
///     array    = tag, length in bytes, values
///     keyed    = tag, length in bytes, (name as string index, value)…
///
/// Counts, lengths and indices are varints. A reader steps over a value that it does not know by
/// name, because every value says where it ends.
enum BinaryTag: UInt8 {
    case null, no, yes
    /// A varint.
    case positive
    /// A varint of the bits turned around: -1 is 0, -2 is 1.
    case negative
    /// Four bytes; also doubles that lose nothing by it.
    case float
    /// Eight bytes.
    case double
    /// The index of a string.
    case string
    /// A length and bytes.
    case data
    case array
    case keyed

    static let version: UInt8 = 1
    static let smallNumber: UInt8 = 0x80

    /// Values nested deeper than this are neither written nor read, so that no input can exhaust
    /// the stack.
    static let depthLimit = 64
}
