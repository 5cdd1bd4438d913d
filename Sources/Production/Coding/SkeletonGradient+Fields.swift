import Foundation
package import TabCache

extension SkeletonGradient: FieldCoded {
    package static var empty: SkeletonGradient { SkeletonGradient(colors: []) }
    package static var minimumByteCount: Int { 0 }

    package mutating func code(with coder: inout some FieldCoding) throws(MalformedBytes) {
        try coder.code(&storedColors, as: 1)
        var numbers = (locations ?? []).map { Double($0) }
        try coder.code(&numbers, as: 2)
        var isEmpty = locations?.isEmpty == true
        try coder.code(&startPoint, as: 3, default: CGPoint(x: 0, y: 0.5))
        try coder.code(&endPoint, as: 4, default: CGPoint(x: 1, y: 0.5))
        // Locations of no color are not the same as none.
        try coder.code(&isEmpty, as: 5)
        locations = numbers.isEmpty && !isEmpty ? nil : numbers.map { CGFloat($0) }
    }
}
