public import TabProduction
public import UIKit

/// A shape whose frame and look can be adjusted: a component or a surface.
///
/// `ShapeAdjusting` uses this protocol alone; its requirements are the differences between components and surfaces.
public protocol AdjustableShape: Sendable {
    /// The area, in points, in the coordinate space of the mapped view.
    var frame: CGRect { get set }

    /// The corner radius, in points.
    var cornerRadius: CGFloat { get set }

    /// The corners that the radius applies to.
    var maskedCorners: CACornerMask { get set }

    /// The paint of the shape.
    var fill: ComponentFill { get set }

    /// The shadow under the shape, if any.
    var shadow: Component.Shadow? { get set }

    /// Whether the shape may have no width or no height at all.
    ///
    /// If not, `width(0)` gives a warning and changes nothing, and a reduction to nothing gives a warning.
    static var canBeEmpty: Bool { get }

    /// The adjustable height, in points: that of the frame, or that of each of several bars.
    var adjustableHeight: CGFloat { get set }

    /// Sets the width; an edge or the center of the shape stays where it is.
    mutating func setWidth(_ width: CGFloat)

    /// Sets the corner radius, with a rule for the corners that it applies to.
    mutating func setCornerRadius(_ radius: CGFloat)
}

/// A component is never empty, and text keeps the side that it is aligned to.
extension Component: AdjustableShape {
    public static let canBeEmpty = false

    public var adjustableHeight: CGFloat {
        get { lines?.lineHeight ?? frame.height }
        set {
            if lines == nil {
                frame.size.height = newValue
            } else {
                lines?.lineHeight = newValue
            }
        }
    }

    public mutating func setWidth(_ width: CGFloat) {
        let change = width - frame.width
        frame.size.width = width
        switch alignment {
        case .left, .justified: break
        case .center: frame.origin.x -= change / 2
        case .right: frame.origin.x -= change
        }
    }

    /// The corners that are round stay so, and the others square.
    public mutating func setCornerRadius(_ radius: CGFloat) {
        cornerRadius = radius
    }
}

/// A surface may be empty, and its radius is that of all corners.
extension Surface: AdjustableShape {
    public static let canBeEmpty = true

    public var adjustableHeight: CGFloat {
        get { frame.height }
        set { frame.size.height = newValue }
    }

    public mutating func setWidth(_ width: CGFloat) {
        frame.size.width = width
    }

    public mutating func setCornerRadius(_ radius: CGFloat) {
        cornerRadius = radius
        roundedCorners = .all
    }
}
