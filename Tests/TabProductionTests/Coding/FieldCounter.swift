import TabCache

/// Counts the fields that a value lists, and writes nothing.
struct FieldCounter: FieldCoding {
    /// The numbers of the fields, in the order in which they are listed.
    private(set) var fields: [Int] = []
    private var depth = 0

    private mutating func note(_ field: Int) {
        if depth == 0 { fields.append(field) }
    }

    mutating func code(_ number: inout Int, as field: Int, default standard: Int) { note(field) }
    mutating func code(_ number: inout UInt64, as field: Int, default standard: UInt64) { note(field) }
    mutating func code(_ number: inout Double, as field: Int, default standard: Double) { note(field) }
    mutating func code(_ claim: inout Bool, as field: Int) { note(field) }
    mutating func code(_ text: inout String?, as field: Int) { note(field) }
    mutating func code(_ bytes: inout [UInt8], as field: Int) { note(field) }
    mutating func code<Value: InternedValue>(_ value: inout Value?, as field: Int) { note(field) }

    mutating func beginRecord(as field: Int, if isPresent: Bool) -> Bool {
        note(field)
        if isPresent { depth += 1 }
        return isPresent
    }

    mutating func endRecord() { depth -= 1 }

    mutating func beginList(as field: Int, count: Int, minimumByteCount: Int) -> Int {
        note(field)
        if count > 0 { depth += 1 }
        return count
    }

    mutating func endList() { depth -= 1 }
    mutating func beginElement() { depth += 1 }
    mutating func codeElement(_ number: inout Double) {}
    mutating func codeElement(_ number: inout Int) {}
    mutating func codeElement<Value: InternedValue>(_ value: inout Value?) {}
}
