import Foundation
public import TabCache

// The fields of a production and of everything in it, each listed once. A new stored property is listed
// here, with a number that was never used before in its type.

extension Production: FieldCoded {
    package static var empty: Production { Production(className: "", size: .zero) }
    package static var minimumByteCount: Int { 0 }

    package mutating func code(with coder: inout some FieldCoding) throws(MalformedBytes) {
        try coder.code(&className, as: 1)
        try coder.code(&size, as: 2, default: .zero)
        try coder.code(&surface, as: 3, default: Surface(frame: CGRect(origin: .zero, size: size)))
        try coder.code(&cards, as: 4)
        try coder.code(&components, as: 5)
        try coder.code(&touchAreas, as: 6)
        var number = appearance?.rawValue ?? 0
        try coder.code(&number, as: 7, default: 0)
        appearance = LayerAppearance(rawValue: number)
        try coder.code(&separatorInset, as: 8)
    }
}

extension Production: CacheStorable {
    public init(storedBytes bytes: [UInt8]) throws {
        var reader = try FieldReader(message: bytes)
        self = .empty
        try code(with: &reader)
        try reader.endMessage()
        guard isValid else { throw MalformedBytes() }
    }

    public func storedBytes() throws -> [UInt8] {
        var writer = FieldWriter()
        var copy = self
        try copy.code(with: &writer)
        return writer.message
    }
}
