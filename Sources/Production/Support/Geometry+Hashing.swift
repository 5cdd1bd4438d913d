package import Foundation

// Points, sizes and rectangles are hashable since iOS 18 only, so what holds them hashes their numbers, a line
// for each property. A rectangle counts as its standardized form does, because equal ones may differ in the sign
// of their size.

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

extension SkeletonGradient {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(storedColors)
        hasher.combine(locations)
        hasher.combine(startPoint)
        hasher.combine(endPoint)
    }
}

extension ComponentShadow {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(color)
        hasher.combine(opacity)
        hasher.combine(offset)
        hasher.combine(radius)
    }
}

extension Backdrop {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(frame)
        hasher.combine(cornerRadius)
        hasher.combine(roundedCorners)
        hasher.combine(fill)
        hasher.combine(shadow)
        hasher.combine(borderWidth)
        hasher.combine(borderColor)
    }
}

extension Component {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(index)
        hasher.combine(name)
        hasher.combine(role)
        hasher.combine(frame)
        hasher.combine(sourceFrame)
        hasher.combine(cornerRadius)
        hasher.combine(roundedCorners)
        hasher.combine(lines)
        hasher.combine(alignment)
        hasher.combine(fill)
        hasher.combine(shadow)
        hasher.combine(removal)
        hasher.combine(isStill)
        hasher.combine(isCutOut)
        hasher.combine(attributes)
    }
}

extension Production {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(className)
        hasher.combine(size)
        hasher.combine(background)
        hasher.combine(cards)
        hasher.combine(components)
        hasher.combine(touchAreas.count)
        for area in touchAreas { hasher.combine(area) }
    }
}

extension SkeletonTile {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(production)
        hasher.combine(origin)
    }
}
