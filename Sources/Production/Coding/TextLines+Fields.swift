import Foundation
package import TabCache

extension TextLines: FieldCoded {
    package static var empty: TextLines { TextLines(count: 1) }
    package static var minimumByteCount: Int { 0 }

    package mutating func code(with coder: inout some FieldCoding) throws(MalformedBytes) {
        try coder.code(&count, as: 1, default: 1)
        try coder.code(&lineHeight, as: 2, default: 12)
        try coder.code(&spacing, as: 3, default: 8)
        try coder.code(&lastLineScale, as: 4, default: 0.5)
        try coder.code(&mode, as: 5, default: .vertical)
        try coder.code(&isCentered, as: 6)
        try coder.code(&shortensSingleLine, as: 7)
        try coder.code(&insets, as: 8, default: Insets())
        try coder.code(&widths, as: 9)
        try coder.code(&heights, as: 10)
        try coder.code(&spacings, as: 11)
    }
}

extension TextLines.Insets: FieldCoded {
    package static var empty: TextLines.Insets { TextLines.Insets() }
    package static var minimumByteCount: Int { 0 }

    package mutating func code(with coder: inout some FieldCoding) throws(MalformedBytes) {
        try coder.code(&top, as: 1, default: 0)
        try coder.code(&left, as: 2, default: 0)
        try coder.code(&bottom, as: 3, default: 0)
        try coder.code(&right, as: 4, default: 0)
    }
}
