import UIKit

extension CGFloat {
    /// The number, or zero where a sum with it would mean nothing.
    var clamped: CGFloat { magnitude < 1e9 ? self : 0 }

    /// The length, or zero where it is none.
    var clampedLength: CGFloat { Swift.max(0, clamped) }
}
