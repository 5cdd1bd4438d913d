import Foundation

/// Conversions between the loosely typed values of key-value coding and Swift's types.
enum LayerValue {
    /// The number in any of the types that Objective-C would box as `NSNumber`.
    static func number(_ value: Any) -> Double? {
        switch value {
        case let number as CGFloat: Double(number)
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as Int: Double(number)
        case let flag as Bool: flag ? 1 : 0
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryInteger: Double(Int(truncatingIfNeeded: number))
        default: nil
        }
    }

    static func converted<Value>(_ value: Any, to type: Value.Type) -> Value? {
        if let value = value as? Value { return value }
        guard let number = number(value) else { return geometry(value) as? Value }
        switch type {
        case is CGFloat.Type: return CGFloat(number) as? Value
        case is Double.Type: return number as? Value
        case is Float.Type: return Float(number) as? Value
        case is Int.Type: return Int(number.rounded()) as? Value
        case is Bool.Type: return (number != 0) as? Value
        default: return nil
        }
    }

    /// A point, size or rectangle out of its `NSValue`; anything else as it is.
    static func geometry(_ value: Any) -> Any? {
        guard let box = value as? NSValue, !(box is NSNumber) else { return value }
        let type = String(cString: box.objCType)
        if type.hasPrefix("{CGPoint") { return box.pointValue }
        if type.hasPrefix("{CGSize") { return box.sizeValue }
        if type.hasPrefix("{CGRect") { return box.rectValue }
        return box
    }

    /// `value` without any optionals around it.
    static func unwrapped(_ value: Any) -> Any? {
        guard let optional = value as? any AnyOptional else { return value }
        return optional.wrappedAny.flatMap(unwrapped)
    }

    /// `value` as key-value coding hands it out: numbers and flags become `NSNumber`.
    static func boxed(_ value: Any?) -> Any? {
        guard let value = value.flatMap(unwrapped) else { return nil }
        if let number = value as? NSNumber { return number }
        return (value as? CGFloat).map { NSNumber(value: Double($0)) } ?? value
    }
}

private protocol AnyOptional {
    var wrappedAny: Any? { get }
}

extension Optional: AnyOptional {
    fileprivate var wrappedAny: Any? { map { $0 as Any } }
}
