package import Foundation

/// Writes the fields of a value one after the other, or reads them in the same order: a type names its fields once, for both.
///
/// What is kept is one list without names. It is a third as long as one with names, and the first skeleton of a launch is read
/// without what the language has to look up for each type of keys.
package struct FieldCoder {
    private var source: (any UnkeyedDecodingContainer)?
    private var target: (any UnkeyedEncodingContainer)?

    package init(reading decoder: any Decoder) throws { source = try decoder.unkeyedContainer() }

    package init(writing encoder: any Encoder) { target = encoder.unkeyedContainer() }

    /// Whether every field was read.
    package var isAtEnd: Bool { source?.isAtEnd ?? true }

    package mutating func code(_ value: inout String) throws {
        if let read = try source?.decode(String.self) { value = read }
        try target?.encode(value)
    }

    package mutating func code(_ value: inout Bool) throws {
        if let read = try source?.decode(Bool.self) { value = read }
        try target?.encode(value)
    }

    package mutating func code(_ value: inout Int) throws {
        if let read = try source?.decode(Int.self) { value = read }
        try target?.encode(value)
    }

    package mutating func code(_ value: inout Double) throws {
        if let read = try source?.decode(Double.self) { value = read }
        try target?.encode(value)
    }

    package mutating func code(_ value: inout CGFloat) throws {
        var number = Double(value)
        try code(&number)
        value = CGFloat(number)
    }

    package mutating func code(_ size: inout CGSize) throws {
        try code(&size.width)
        try code(&size.height)
    }

    package mutating func code(_ point: inout CGPoint) throws {
        try code(&point.x)
        try code(&point.y)
    }

    package mutating func code(_ frame: inout CGRect) throws {
        try code(&frame.origin)
        try code(&frame.size)
    }

    /// Codes a choice; one that is not known is an error.
    package mutating func code<Choice: RawRepresentable<String>>(_ choice: inout Choice) throws {
        var name = choice.rawValue
        try code(&name)
        guard let read = Choice(rawValue: name) else { throw unknown(name) }
        choice = read
    }

    /// Codes a value that need not be there.
    ///
    /// - Parameter new: A value to read the fields into.
    package mutating func code<Value>(
        _ value: inout Value?, new: @autoclosure () -> Value,
        _ body: (inout Value, inout FieldCoder) throws -> Void
    ) throws {
        var isThere = value != nil
        try code(&isThere)
        guard isThere else { return value = nil }
        var present = value ?? new()
        try body(&present, &self)
        value = present
    }

    /// Codes values one after the other, as many as there are.
    ///
    /// - Parameter new: A value to read the fields of each into.
    package mutating func code<Value>(
        _ values: inout [Value], new: @autoclosure () -> Value,
        _ body: (inout Value, inout FieldCoder) throws -> Void
    ) throws {
        var count = values.count
        try code(&count)
        if source != nil {
            // The end of the list tells a false count, so reading reserves nothing for it.
            values = []
            while values.count < count {
                var value = new()
                try body(&value, &self)
                values.append(value)
            }
        } else {
            for index in values.indices { try body(&values[index], &self) }
        }
    }

    /// The error that a name stands for nothing.
    package func unknown(_ name: String) -> any Error {
        DecodingError.dataCorrupted(
            DecodingError.Context(
                codingPath: source?.codingPath ?? [], debugDescription: "there is no \(name)"))
    }
}
