package import Foundation

// Points, sizes and rectangles are hashable since iOS 18 only, so what holds them hashes their numbers, a line
// for each property, beside its properties. A rectangle counts as its standardized form does, because equal ones
// may differ in the sign of their size.

extension Hasher {
    /// Adds the numbers of a point.
    package mutating func combine(_ point: CGPoint) {
        combine(point.x)
        combine(point.y)
    }

    /// Adds the numbers of a size.
    package mutating func combine(_ size: CGSize) {
        combine(size.width)
        combine(size.height)
    }

    /// Adds the numbers of a rectangle.
    package mutating func combine(_ rectangle: CGRect) {
        combine(rectangle.minX)
        combine(rectangle.minY)
        combine(rectangle.width)
        combine(rectangle.height)
    }

    /// Adds the numbers of a rectangle, or that there is none.
    package mutating func combine(_ rectangle: CGRect?) {
        combine(rectangle == nil)
        if let rectangle { combine(rectangle) }
    }
}
