import Foundation
package import TabCache

extension Component: FieldCoded {
    package static var empty: Component { Component(index: 0, frame: .zero) }

    /// That of the frame, which is never left out: a head, a length and four numbers.
    package static var minimumByteCount: Int { 6 }

    package mutating func code(with coder: inout some FieldCoding) throws(MalformedBytes) {
        try coder.code(&index, as: 1, default: 0)
        try coder.code(&name, as: 2)
        try coder.code(&role, as: 3, default: .block)
        try coder.code(&frame, as: 4, default: nil)
        try coder.code(&sourceFrame, as: 5, default: frame)
        try coder.code(&cornerRadius, as: 6, default: 0)
        try coder.code(&roundedCorners, as: 7)
        try coder.code(&lines, as: 8)
        try coder.code(&alignment, as: 9, default: .left)
        try coder.code(&fill, as: 10)
        try coder.code(&shadow, as: 11)
        try coder.code(&removal, as: 12)
        try coder.code(&isStill, as: 13)
        try coder.code(&isCutOut, as: 14)
        try coder.code(&attributes, as: 15)
        try coder.code(&zIndex, as: 16, default: 0)
    }
}
