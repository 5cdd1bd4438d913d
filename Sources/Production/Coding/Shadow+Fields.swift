import Foundation
package import TabCache
import UIKit

extension Component.Shadow: FieldCoded {
    package static var empty: Component.Shadow { Component.Shadow(color: SkeletonColor(.clear), opacity: 0) }
    package static var minimumByteCount: Int { 2 }

    package mutating func code(with coder: inout some FieldCoding) throws(MalformedBytes) {
        try coder.code(&color, as: 1)
        try coder.code(&opacity, as: 2, default: 0)
        try coder.code(&offset, as: 3, default: CGSize(width: 0, height: -3))
        try coder.code(&radius, as: 4, default: 3)
    }
}
