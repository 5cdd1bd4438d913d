import Foundation
import TabCache

extension RememberedShapes: CacheStorable {
    package init(storedBytes bytes: [UInt8]) throws {
        var reader = try FieldReader(message: bytes)
        productions = []
        try code(with: &reader)
        try reader.endMessage()
        guard !productions.isEmpty, productions.allSatisfy(\.isValid) else { throw MalformedBytes() }
    }

    package func storedBytes() throws -> [UInt8] {
        var writer = FieldWriter()
        var copy = self
        try copy.code(with: &writer)
        return writer.message
    }

    private mutating func code(with coder: inout some FieldCoding) throws(MalformedBytes) {
        try coder.code(&productions, as: 1)
    }
}
