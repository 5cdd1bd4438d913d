package import UIKit

extension CGFloat {
    /// The number, or zero where a sum with it would mean nothing.
    var orZero: CGFloat { magnitude <= Self.longestLength ? self : 0 }

    /// The length, or zero where it is none.
    package var clampedLength: CGFloat { Swift.max(0, orZero) }

    /// No view is as long as this, in points; sums of a few such numbers are still finite.
    static let longestLength: CGFloat = 1e7

    /// The number, as near to zero as layers need it; zero where it is no number.
    var withinBounds: CGFloat {
        isNaN ? 0 : Swift.min(Swift.max(self, -Self.longestLength), Self.longestLength)
    }
}

extension CGPoint {
    var withinBounds: CGPoint { CGPoint(x: x.withinBounds, y: y.withinBounds) }
}

extension CGSize {
    var withinBounds: CGSize { CGSize(width: width.withinBounds, height: height.withinBounds) }
}

extension CGRect {
    /// Whether all four numbers are finite.
    package var isFinite: Bool {
        minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
    }

    /// The rectangle, as near to the origin as layers need it.
    package var withinBounds: CGRect { CGRect(origin: origin.withinBounds, size: size.withinBounds) }
}
