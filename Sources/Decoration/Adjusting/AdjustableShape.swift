public import Foundation
public import TabProduction

/// A shape whose frame and look can be adjusted: a component or a surface.
///
/// `ShapeAdjusting` uses this protocol alone; its requirements are the differences between components and surfaces.
public protocol AdjustableShape: Sendable {
    /// The area, in points, in the coordinate space of the mapped view.
    var frame: CGRect { get set }

    /// The corner radius, in points.
    var cornerRadius: CGFloat { get set }

    /// The corners that the radius applies to.
    var roundedCorners: RoundedCorners { get set }

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
