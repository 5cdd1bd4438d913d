import TabCache
import UIKit

/// What the compiler noted of a class of Swift: the names and types of its stored properties.
///
/// The record is found where the stable interface of Swift puts it, in the order of `swift/ABI/Metadata.h` and
/// `swift/RemoteInspection/Records.h`:
///
/// ```text
/// class  ──►  descriptor  ──►  field descriptor        field
///             0 flags          8 kind (2 bytes)        0 flags
///             8 name          10 size of a field       4 mangled name of its type
///            16 fields ─┘     12 number of fields      8 name
///            20 superclass
///            24 bounds
///            36 number        16 the fields
///            40 place of offsets
/// ```
struct ClassRecord {
    /// A stored property.
    struct Field {
        let label: String
        /// The mangled name of its type, in which a reference to a class of views or layers is `C`, to another one `c`, to a
        /// structure `V`, to an enumeration `O`, to a protocol `P`, and to anything else `?`.
        let type: String
    }

    private let descriptor: UnsafeRawPointer

    /// - Returns: `nil` for a class of Objective-C, one that was made at run time, and one that has no record.
    init?(of type: AnyClass) {
        guard let descriptor = ClassMemory.descriptor(of: type), descriptor.kind == .class else { return nil }
        self.descriptor = descriptor
    }

    /// The stored properties, in their order; `nil` where the compiler left no names.
    var fields: [Field]? {
        guard let record = descriptor.target(at: 16) else { return nil }
        let count = Int(record.load(fromByteOffset: 12, as: UInt32.self))
        guard record.load(fromByteOffset: 8, as: UInt16.self) == 1,
            record.load(fromByteOffset: 10, as: UInt16.self) == Self.fieldSize,
            count == Int(descriptor.load(fromByteOffset: 36, as: UInt32.self))
        else { return nil }
        let fields = (0..<count).compactMap { index -> Field? in
            let field = record + 16 + index * Int(Self.fieldSize)
            guard let type = field.target(at: 4), let label = field.target(at: 8) else { return nil }
            return Field(
                label: String(cString: label.assumingMemoryBound(to: CChar.self)), type: Self.name(at: type))
        }
        return fields.count == count ? fields : nil
    }

    private static let fieldSize: UInt16 = 12

    /// How far from the beginning of a class the offsets of its fields are, in bytes, on systems without Objective-C.
    var placeOfOffsets: Int {
        let place = Int(descriptor.load(fromByteOffset: 40, as: UInt32.self)) * 8
        let hasResilientSuperclass = descriptor.load(as: UInt32.self) >> 16 & 1 << 13 != 0
        guard hasResilientSuperclass, let bounds = descriptor.target(at: 24) else { return place }
        return bounds.load(as: Int.self) + place
    }

    /// The mangled name at an address. It ends with a zero, which the distances that follow references may contain as well.
    private static func name(at start: UnsafeRawPointer) -> String {
        var name = ""
        var place = start
        while true {
            let byte = place.load(as: UInt8.self)
            switch byte {
            case 0: return name
            case 0x01: name.append((place + 1).target(at: 0).map(letter) ?? "?")
            case 0x02:
                let reference = (place + 1).target(at: 0)?.load(as: UInt.self)
                name.append(reference.flatMap(ClassMemory.pointer).map(letter) ?? "?")
            case 0x03...0x1F: name.append("?")
            case 0xFF: break
            default: name.append(Character(UnicodeScalar(byte)))
            }
            place += 1 + (byte > 0x1F ? 0 : byte < 0x18 ? 4 : 8)
        }
    }

    private static func letter(of descriptor: UnsafeRawPointer) -> Character {
        guard let kind = descriptor.kind else { return "?" }
        return kind == .class && !isDrawn(descriptor) ? "c" : kind.letter
    }

    /// Whether a class is that of views or of layers, or derives from one.
    private static func isDrawn(_ descriptor: UnsafeRawPointer) -> Bool {
        if let name = descriptor.target(at: 8),
            ["UIView", "CALayer"].contains(String(cString: name.assumingMemoryBound(to: CChar.self)))
        {
            return true
        }
        guard let superclass = descriptor.target(at: 20) else { return false }
        let name = name(at: superclass)
        return name.hasPrefix("C") || ClassMemory.isDrawn(named: name)
    }
}

/// What a descriptor describes.
private enum DescriptorKind: UInt32 {
    case `protocol` = 3
    case `class` = 16
    case `struct` = 17
    case `enum` = 18

    /// The letter with which mangled names end such a type.
    var letter: Character {
        switch self {
        case .protocol: "P"
        case .class: "C"
        case .struct: "V"
        case .enum: "O"
        }
    }
}

extension UnsafeRawPointer {
    /// What a descriptor at this address describes.
    fileprivate var kind: DescriptorKind? { DescriptorKind(rawValue: load(as: UInt32.self) & 0x1F) }

    /// The address that is as far away from a place as the number there says; `nil` where the number is zero.
    fileprivate func target(at offset: Int) -> UnsafeRawPointer? {
        let distance = loadUnaligned(fromByteOffset: offset, as: Int32.self)
        return distance == 0 ? nil : self + offset + Int(distance)
    }
}
