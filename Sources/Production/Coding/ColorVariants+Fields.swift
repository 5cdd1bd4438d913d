package import TabCache
import UIKit

extension ColorVariants: FieldCoded {
    package static let empty = ColorVariants(.clear)

    /// That of the first appearance, which is never left out.
    package static let minimumByteCount = 6

    package mutating func code(with coder: inout some FieldCoding) throws(MalformedBytes) {
        var first: [Double]? = light
        try Self.code(&first, as: 1, with: &coder)
        guard let first else { throw MalformedBytes() }
        light = first
        try Self.code(&dark, as: 3, with: &coder)
        try Self.code(&lightHighContrast, as: 5, with: &coder)
        try Self.code(&darkHighContrast, as: 7, with: &coder)
        try Self.code(&lightElevated, as: 9, with: &coder)
        try Self.code(&darkElevated, as: 11, with: &coder)
        try Self.code(&lightHighContrastElevated, as: 13, with: &coder)
        try Self.code(&darkHighContrastElevated, as: 15, with: &coder)
    }

    /// Codes one appearance: as a byte a part where that loses nothing, else as numbers under the next number.
    private static func code(
        _ parts: inout [Double]?, as field: Int, with coder: inout some FieldCoding
    ) throws(MalformedBytes) {
        var bytes = bytes(of: parts ?? [])
        try coder.code(&bytes, as: field)
        var numbers = bytes.isEmpty ? parts ?? [] : []
        try coder.code(&numbers, as: field + 1)
        parts = bytes.isEmpty ? numbers : bytes.map { Double($0) / 255 }
        if parts?.isEmpty == true { parts = nil }
    }

    /// The parts in 255ths, or nothing if one of them is something else.
    private static func bytes(of parts: [Double]) -> [UInt8] {
        let bytes = parts.compactMap { UInt8(exactly: ($0 * 255).rounded()) }
        return bytes.map { Double($0) / 255 } == parts ? bytes : []
    }
}
