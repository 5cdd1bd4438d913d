import Foundation
import TabCache

extension FieldCoding {
    /// Codes a value that is usually not there.
    mutating func code<Value: FieldCoded>(_ value: inout Value?, as field: Int) throws(MalformedBytes) {
        guard try beginRecord(as: field, if: value != nil) else {
            value = nil
            return
        }
        var fields = value ?? .blank
        try fields.code(with: &self)
        try endRecord()
        value = fields
    }

    /// Codes a value that usually is another one.
    mutating func code<Value: FieldCoded & Equatable>(
        _ value: inout Value, as field: Int, unless usual: Value
    ) throws(MalformedBytes) {
        var unusual = value == usual ? nil : value
        try code(&unusual, as: field)
        value = unusual ?? usual
    }

    /// Codes values in their order.
    mutating func code<Value: FieldCoded>(_ values: inout [Value], as field: Int) throws(MalformedBytes) {
        // The length of an element takes a byte as well.
        let count = try beginList(as: field, count: values.count, leastLength: Value.leastLength + 1)
        var coded: [Value] = []
        coded.reserveCapacity(count)
        while coded.count < count {
            var element = coded.count < values.count ? values[coded.count] : .blank
            try beginElement()
            try element.code(with: &self)
            try endRecord()
            coded.append(element)
        }
        if count > 0 { try endList() }
        values = coded
    }

    /// Codes a case by its number.
    mutating func code<Case: NumberedCase>(
        _ choice: inout Case, as field: Int, unless usual: Case
    ) throws(MalformedBytes) {
        var number = choice.number
        try code(&number, as: field, unless: usual.number)
        choice = try Case.numbered(number)
    }

    /// Codes a case by its number, if there is one.
    mutating func code<Case: NumberedCase>(_ choice: inout Case?, as field: Int) throws(MalformedBytes) {
        // Cases are numbered from zero, which says that there is none here.
        var number = choice.map { $0.number + 1 } ?? 0
        try code(&number, as: field, unless: 0)
        choice = number > 0 ? try Case.numbered(number - 1) : nil
    }

    /// Codes a text that is usually empty.
    mutating func code(_ text: inout String, as field: Int) throws(MalformedBytes) {
        var written = text.isEmpty ? nil : text
        try code(&written, as: field)
        text = written ?? ""
    }
}
