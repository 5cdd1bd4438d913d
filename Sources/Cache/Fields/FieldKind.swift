/// What follows the head of a field.
enum FieldKind: UInt64 {
    case whole, number, bytes, yes
}

/// The version of messages in this form; that of the named form is another one.
enum FieldForm {
    static let version: UInt8 = 2
}
