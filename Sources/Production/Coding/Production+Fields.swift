import Foundation
import TabCache

// The fields of a production and of everything in it, each listed once. Whoever adds a stored property
// lists it here, with a number that was never used before in its type.

extension Production: FieldMessage {
    package static var blank: Production { Production(className: "", size: .zero) }
    package static var leastLength: Int { 0 }

    package mutating func code(with coder: inout some FieldCoding) throws(MalformedBytes) {
        try coder.code(&className, as: 1)
        try coder.code(&size, as: 2, unless: .zero)
        try coder.code(&background, as: 3, unless: Backdrop(frame: CGRect(origin: .zero, size: size)))
        try coder.code(&cards, as: 4)
        try coder.code(&components, as: 5)
        try coder.code(&touchAreas, as: 6)
    }

    package init(from reader: inout FieldReader) throws(MalformedBytes) {
        self = .blank
        try code(with: &reader)
    }

    package func write(to writer: inout FieldWriter) throws(MalformedBytes) {
        var copy = self
        try copy.code(with: &writer)
    }
}
