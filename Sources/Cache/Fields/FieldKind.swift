/// The kind of data after the tag of a field.
enum FieldKind: UInt64 {
    case integer, number, bytes, flag
}

/// The version with which a message of fields begins.
enum FieldFormat {
    static let version: UInt8 = 2
}
