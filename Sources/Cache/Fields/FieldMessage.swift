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
