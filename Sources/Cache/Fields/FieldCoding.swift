/// Goes through the fields of a value, to write them or to read them.
///
/// Every function takes a field by its number. A writer leaves out what has its usual value; a reader sets
/// what is not there to its usual value. Fields come in the order of their numbers.
package protocol FieldCoding {
    /// Codes a whole number.
    mutating func code(_ number: inout Int, as field: Int, unless usual: Int) throws(MalformedBytes)

    /// Codes a number that is not negative, such as that of a case.
    mutating func code(_ number: inout UInt64, as field: Int, unless usual: UInt64) throws(MalformedBytes)

    /// Codes a number.
    mutating func code(_ number: inout Double, as field: Int, unless usual: Double) throws(MalformedBytes)

    /// Codes a claim, which is usually false.
    mutating func code(_ claim: inout Bool, as field: Int) throws(MalformedBytes)

    /// Codes a text; equal ones are stored once.
    mutating func code(_ text: inout String?, as field: Int) throws(MalformedBytes)

    /// Codes bytes, which are usually none.
    mutating func code(_ bytes: inout [UInt8], as field: Int) throws(MalformedBytes)

    /// Codes a value of which many are equal; it is stored once.
    mutating func code<Value: SharedValue>(_ value: inout Value?, as field: Int) throws(MalformedBytes)

    /// Begins a record inside this one.
    ///
    /// - Parameter isPresent: Whether there is something to write; a reader does not look at it.
    /// - Returns: Whether the record is there, and ``endRecord()`` has to follow.
    mutating func beginRecord(as field: Int, if isPresent: Bool) throws(MalformedBytes) -> Bool

    /// Ends a record; fields of it that were not asked for are stepped over.
    mutating func endRecord() throws(MalformedBytes)

    /// Begins a list.
    ///
    /// - Parameters:
    ///   - count: How many elements there are to write; a reader does not look at it.
    ///   - leastLength: The least number of bytes that an element has.
    /// - Returns: How many elements there are; if there are any, ``endList()`` has to follow.
    mutating func beginList(
        as field: Int, count: Int, leastLength: Int
    ) throws(MalformedBytes) -> Int

    /// Ends a list, of which nothing may be left.
    mutating func endList() throws(MalformedBytes)

    /// Begins a record that is an element of a list; ``endRecord()`` has to follow.
    mutating func beginElement() throws(MalformedBytes)

    /// Codes a number that is an element of a list.
    mutating func codeElement(_ number: inout Double) throws(MalformedBytes)

    /// Codes a whole number that is an element of a list.
    mutating func codeElement(_ number: inout Int) throws(MalformedBytes)

    /// Codes a shared value that is an element of a list.
    mutating func codeElement<Value: SharedValue>(_ value: inout Value?) throws(MalformedBytes)
}
