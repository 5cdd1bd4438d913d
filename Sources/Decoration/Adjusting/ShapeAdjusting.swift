public import TabProduction
import UIKit

/// A chain of adjustments: the calls that move, size and paint selected shapes. Add calls of your own in an extension.
///
/// Every call changes all selected shapes and returns the chain. Calls take effect in the order they are
/// made; of two that contradict each other the later wins. Distances and sizes are in points, in the
/// coordinate space of the view that the shapes stand for.
@MainActor
public protocol ShapeAdjusting {
    /// Changes every selected shape; all calls are made of this one, and so is what has no call of its own.
    ///
    /// The closure may ask the manager for other shapes. An index that it changes is set back.
    @discardableResult
    func edit(_ change: (inout Component) -> Void) -> Self

    /// Whether content runs from right to left, so that the leading edge is the right one.
    var isRightToLeft: Bool { get }

    /// Writes a warning to `SkeletonLog`, after the name of the class: for a call that cannot be followed.
    func warn(_ message: String)
}

extension ShapeAdjusting {
    /// False: content runs from left to right.
    public var isRightToLeft: Bool { false }

    /// The number, or zero and a warning if it is negative or not finite.
    func notNegative(_ value: CGFloat, _ call: StaticString) -> CGFloat {
        if value >= 0, value.isFinite { return value }
        warn("takes 0 for \(call)(\(value)): the number is zero or more")
        return 0
    }

    /// Whether a distance can be used; one that is not finite gives a warning.
    func isFinite(_ value: CGFloat, _ call: StaticString) -> Bool {
        if value.isFinite { return true }
        warn("ignores \(call)(\(value)): a distance is a finite number of points")
        return false
    }
}
