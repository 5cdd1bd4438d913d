import TabCache
import UIKit

extension SkeletonColor: InternedValue {
    package var fields: ColorVariants { ColorVariants(color) }

    package init(_ fields: ColorVariants) {
        self.init(fields.color)
    }
}

extension FieldCoding {
    /// Codes a color; it has to be there.
    mutating func code(_ color: inout SkeletonColor, as field: Int) throws(MalformedBytes) {
        var present: SkeletonColor? = color
        try code(&present, as: field)
        guard let present else { throw MalformedBytes() }
        color = present
    }

    /// Codes colors in their order.
    mutating func code(_ colors: inout [SkeletonColor], as field: Int) throws(MalformedBytes) {
        try codeList(&colors, as: field, minimumByteCount: 1, empty: SkeletonColor(.clear)) {
            (coder, color) throws(MalformedBytes) in
            var present: SkeletonColor? = color
            try coder.codeElement(&present)
            guard let present else { throw MalformedBytes() }
            color = present
        }
    }
}
