import TabCache
import UIKit

extension SkeletonColor: SharedValue {
    package var fields: ColorVariants { ColorVariants(color) }

    package init(_ fields: ColorVariants) {
        self.init(fields.color)
    }
}

extension FieldCoding {
    /// Codes a colour.
    mutating func code(_ color: inout SkeletonColor, as field: Int) throws(MalformedBytes) {
        var present: SkeletonColor? = color
        try code(&present, as: field)
        guard let present else { throw MalformedBytes() }
        color = present
    }

    /// Codes colours in their order.
    mutating func code(_ colors: inout [SkeletonColor], as field: Int) throws(MalformedBytes) {
        let count = try beginList(as: field, count: colors.count, leastLength: 1)
        var coded: [SkeletonColor] = []
        coded.reserveCapacity(count)
        while coded.count < count {
            var color: SkeletonColor? = coded.count < colors.count ? colors[coded.count] : nil
            try codeElement(&color)
            guard let color else { throw MalformedBytes() }
            coded.append(color)
        }
        if count > 0 { try endList() }
        colors = coded
    }
}
