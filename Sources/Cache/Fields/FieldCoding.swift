/// Goes through the fields of a value, to write them or to read them.
///
/// Every function takes a field by its number. A writer leaves out what has its default; a reader sets what is
/// not there to its default. Fields come in the order of their numbers.
package protocol FieldCoding {
    /// Codes an integer.
    mutating func code(_ integer: inout Int, as field: Int, default: Int) throws(MalformedBytes)

    /// Codes an integer that is not negative, such as the number of a case.
    mutating func code(_ integer: inout UInt64, as field: Int, default: UInt64) throws(MalformedBytes)

    /// Codes a number.
    mutating func code(_ number: inout Double, as field: Int, default: Double) throws(MalformedBytes)

    /// Codes a Boolean, false by default.
    mutating func code(_ flag: inout Bool, as field: Int) throws(MalformedBytes)

    /// Codes a string, `nil` by default; equal ones are stored once.
    mutating func code(_ string: inout String?, as field: Int) throws(MalformedBytes)

    /// Codes bytes, none by default.
    mutating func code(_ bytes: inout [UInt8], as field: Int) throws(MalformedBytes)

    /// Codes an interned value, `nil` by default; equal ones are stored once.
    mutating func code<Value: InternedValue>(_ value: inout Value?, as field: Int) throws(MalformedBytes)

    /// Begins a record inside this one.
    ///
    /// - Parameter isPresent: Whether there is something to write; a reader ignores it.
    /// - Returns: Whether the record is there, and ``endRecord()`` has to follow.
    mutating func beginRecord(as field: Int, if isPresent: Bool) throws(MalformedBytes) -> Bool

    /// Ends a record, and skips fields that were not read.
    mutating func endRecord() throws(MalformedBytes)

    /// Begins a list.
    ///
    /// - Parameters:
    ///   - count: How many elements there are to write; a reader ignores it.
    ///   - minimumByteCount: The least number of bytes that an element has.
    /// - Returns: How many elements there are; if there are any, ``endList()`` has to follow.
    mutating func beginList(
        as field: Int, count: Int, minimumByteCount: Int
    ) throws(MalformedBytes) -> Int

    /// Ends a list, of which nothing may be left.
    mutating func endList() throws(MalformedBytes)

    /// Begins a record that is an element of a list; ``endRecord()`` has to follow.
    mutating func beginElement() throws(MalformedBytes)

    /// Codes a number that is an element of a list.
    mutating func codeElement(_ number: inout Double) throws(MalformedBytes)

    /// Codes an integer that is an element of a list.
    mutating func codeElement(_ integer: inout Int) throws(MalformedBytes)

    /// Codes an interned value that is an element of a list.
    mutating func codeElement<Value: InternedValue>(_ value: inout Value?) throws(MalformedBytes)
}
