import Foundation
import TabCache

extension RememberedShapes: CacheStorable {
    package init(storedBytes bytes: [UInt8]) throws {
        var reader = try FieldReader(message: bytes)
        self.init(productions: [], looks: [])
        try code(with: &reader)
        try reader.endMessage()
        guard isSound else { throw MalformedBytes() }
    }

    package func storedBytes() throws -> [UInt8] {
        var writer = FieldWriter()
        var copy = self
        try copy.code(with: &writer)
        return writer.message
    }

    /// Whether every number is one that layers can be given, and every look one that is there.
    private var isSound: Bool {
        !productions.isEmpty && productions.allSatisfy(\.isValid)
            && looks.allSatisfy { productions.indices.contains($0.index) }
    }

    private mutating func code(with coder: inout some FieldCoding) throws(MalformedBytes) {
        try coder.code(&productions, as: 1)
        try coder.code(&looks, as: 2)
        try coder.code(&viewCount, as: 3, default: 0)
    }
}

extension RememberedShapes.Look: FieldCoded {
    package static var empty: Self { Self(place: .init(section: 0, item: 0), index: 0) }
    package static var minimumByteCount: Int { 0 }

    package mutating func code(with coder: inout some FieldCoding) throws(MalformedBytes) {
        try coder.code(&place.section, as: 1, default: 0)
        try coder.code(&place.item, as: 2, default: 0)
        try coder.code(&index, as: 3, default: 0)
    }
}
