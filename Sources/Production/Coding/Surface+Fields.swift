import Foundation
package import TabCache

extension Surface: FieldCoded {
    package static var empty: Surface { Surface(frame: .zero) }

    /// That of the frame, which is never left out: a head, a length and four numbers.
    package static var minimumByteCount: Int { 6 }

    package mutating func code(with coder: inout some FieldCoding) throws(MalformedBytes) {
        try coder.code(&frame, as: 1, default: nil)
        try coder.code(&cornerRadius, as: 2, default: 0)
        try coder.code(&roundedCorners, as: 3)
        try coder.code(&fill, as: 4)
        try coder.code(&shadow, as: 5)
        try coder.code(&borderWidth, as: 6, default: 0)
        try coder.code(&borderColor, as: 7)
        try coder.code(&zIndex, as: 8, default: 0)
    }
}
