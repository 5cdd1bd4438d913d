import Foundation
package import TabCache

extension SeparatorInset: FieldCoded {
    package static var empty: SeparatorInset { SeparatorInset(left: 0, right: 0) }
    package static var minimumByteCount: Int { 0 }

    package mutating func code(with coder: inout some FieldCoding) throws(MalformedBytes) {
        try coder.code(&left, as: 1, default: 0)
        try coder.code(&right, as: 2, default: 0)
    }
}
