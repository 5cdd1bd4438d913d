import TabCache
import UIKit

/// A stored property of a class, and where an instance may keep the address of an object for it.
///
/// No value is read to know it, because a value may not be there to be read, as that of an `unowned` property whose object
/// has gone. Of a class about which anything is unclear there are none.
struct StoredProperty {
    /// How objects are kept.
    enum Holding {
        /// Addresses in the bytes of the property.
        case addresses

        /// An array of views or layers. No other array is read: another thread of the app may be changing it.
        case array
    }

    /// The name that the compiler gives it.
    let label: String

    let holding: Holding

    /// The bytes of an instance in which addresses may be.
    let bytes: Range<Int>

    /// - Returns: `nil` for a property that keeps no object, or not for itself.
    fileprivate init?(_ field: ClassRecord.Field, in bytes: Range<Int>) {
        let type = FieldType(field.type)
        let isWrapper = field.label.hasPrefix("_")
        guard !type.isUnowned, type.isDrawnArray || type.mayBeObject || isWrapper else { return nil }
        label = field.label
        holding = type.isDrawnArray ? .array : .addresses
        // The address is the first thing in all but wrappers, which keep it anywhere.
        let isLong = isWrapper && !type.isDrawnArray
        self.bytes = isLong ? bytes : bytes.lowerBound..<bytes.lowerBound + Self.wordSize
        guard self.bytes.upperBound <= bytes.upperBound else { return nil }
    }

    fileprivate static let wordSize = 8
}

extension StoredProperty {
    /// The properties of an object: those of its class and of superclasses, as far as the app defines them.
    @MainActor
    static func all(of object: NSObject) -> [StoredProperty] {
        // A class that is made at run time, as for an object that is observed, brings none.
        ClassFacts.of(object_getClass(object) ?? type(of: object)).storedProperties
    }

    /// The properties that a class brings itself.
    static func read(of type: AnyClass) -> [StoredProperty] {
        guard MemoryLayout<Int>.size == wordSize, let record = ClassRecord(of: type),
            let fields = record.fields
        else { return [] }
        let offsets = ClassMemory.offsets(ofFields: fields.map(\.label), in: type, record: record)
        // A property that takes no room may have no place.
        let placed = zip(fields, offsets).filter { $1 >= 2 * wordSize }
        let ends = placed.map(\.1).dropFirst() + [class_getInstanceSize(type)]
        guard zip(placed, ends).allSatisfy({ $0.1 <= $1 }) else { return [] }
        return zip(placed, ends).compactMap { StoredProperty($0.0, in: $0.1..<$1) }
    }
}

extension StoredProperty {
    /// The words of an object in which addresses may be.
    ///
    /// - Parameter object: An instance of the class of the property.
    func words(in object: AnyObject) -> [UInt] {
        let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        let first = (bytes.lowerBound + Self.wordSize - 1) / Self.wordSize * Self.wordSize
        return withExtendedLifetime(object) {
            stride(from: first, through: bytes.upperBound - Self.wordSize, by: Self.wordSize).map {
                start.load(fromByteOffset: $0, as: UInt.self)
            }
        }
    }

    /// The elements of an array.
    ///
    /// - Parameter object: An instance of the class of the property.
    func elements(in object: AnyObject) -> [AnyObject] {
        guard holding == .array, words(in: object) != [0] else { return [] }
        let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        // An array of objects of whatever class is one address, and an optional one that is nil is zero.
        return withExtendedLifetime(object) {
            start.load(fromByteOffset: bytes.lowerBound, as: [AnyObject].self)
        }
    }
}

/// The type of a stored property, by its mangled name, in which what the name refers to is one letter.
private struct FieldType {
    /// The name without the marks of optional and weak properties.
    private let name: String
    let isUnowned: Bool

    init(_ mangledName: String) {
        var name = mangledName[...]
        isUnowned = name.hasSuffix("Xo") || name.hasSuffix("Xu")
        if name.hasSuffix("Xw") { name.removeLast(2) }
        while name.hasSuffix("Sg") { name.removeLast(2) }
        self.name = String(name)
    }

    /// Whether it is an array of views or layers, `Say…G`.
    var isDrawnArray: Bool {
        guard name.hasPrefix("Say"), name.hasSuffix("G") else { return false }
        let element = String(name.dropFirst(3).dropLast())
        return element == "C" || element.hasPrefix("Cy") && element.hasSuffix("G")
            || ClassMemory.isDrawn(named: element)
    }

    /// Whether it may begin with the address of an object: it is no structure, enumeration, type of the standard library or
    /// tuple.
    var mayBeObject: Bool {
        if name.hasPrefix("So") { return !name.hasSuffix("V") && !name.hasSuffix("O") }
        return !["V", "O", "S", "s"].contains { name.hasPrefix($0) } && !name.hasSuffix("t")
    }
}
