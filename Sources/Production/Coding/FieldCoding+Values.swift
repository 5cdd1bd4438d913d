import Foundation
import TabCache

extension FieldCoding {
    /// Codes a value, `nil` by default.
    mutating func code<Value: FieldCoded>(_ value: inout Value?, as field: Int) throws(MalformedBytes) {
        guard try beginRecord(as: field, if: value != nil) else { return value = nil }
        var fields = value ?? .empty
        try fields.code(with: &self)
        try endRecord()
        value = fields
    }

    /// Codes a value with a default.
    mutating func code<Value: FieldCoded & Equatable>(
        _ value: inout Value, as field: Int, default standard: Value
    ) throws(MalformedBytes) {
        var nonDefault = value == standard ? nil : value
        try code(&nonDefault, as: field)
        value = nonDefault ?? standard
    }

    /// Codes values in their order.
    mutating func code<Value: FieldCoded>(_ values: inout [Value], as field: Int) throws(MalformedBytes) {
        // The length of an element takes a byte as well.
        try codeList(&values, as: field, minimumByteCount: Value.minimumByteCount + 1, empty: .empty) {
            (coder, value) throws(MalformedBytes) in
            try coder.beginElement()
            try value.code(with: &coder)
            try coder.endRecord()
        }
    }

    /// Codes the elements of a list in their order.
    mutating func codeList<Element>(
        _ elements: inout [Element], as field: Int, minimumByteCount: Int, empty: Element,
        by code: (inout Self, inout Element) throws(MalformedBytes) -> Void
    ) throws(MalformedBytes) {
        let count = try beginList(as: field, count: elements.count, minimumByteCount: minimumByteCount)
        var coded: [Element] = []
        coded.reserveCapacity(count)
        while coded.count < count {
            var element = coded.count < elements.count ? elements[coded.count] : empty
            try code(&self, &element)
            coded.append(element)
        }
        if count > 0 { try endList() }
        elements = coded
    }

    /// Codes a case by its number.
    mutating func code<Case: NumberedCase>(
        _ choice: inout Case, as field: Int, default standard: Case
    ) throws(MalformedBytes) {
        var number = try choice.number
        try code(&number, as: field, default: standard.number)
        choice = try Case(number: number)
    }

    /// Codes a case by its number, `nil` by default.
    mutating func code<Case: NumberedCase>(_ choice: inout Case?, as field: Int) throws(MalformedBytes) {
        // Cases are numbered from zero, which says that there is none here.
        var number = try choice.map { (choice) throws(MalformedBytes) in try choice.number + 1 } ?? 0
        try code(&number, as: field, default: 0)
        choice = number > 0 ? try Case(number: number - 1) : nil
    }

    /// Codes a string, empty by default.
    mutating func code(_ string: inout String, as field: Int) throws(MalformedBytes) {
        var nonDefault = string.isEmpty ? nil : string
        try code(&nonDefault, as: field)
        string = nonDefault ?? ""
    }
}
