public import UIKit

/// A view of the app that says how it becomes shapes.
///
/// <!-- example: file -->
/// ```swift
/// final class RatingView: UIView, SkeletonMappable {
///     var skeletonMapping: SkeletonMapping { .block(cornerRadius: 4) }
/// }
/// ```
///
/// The `view.skeleton.mapping` of a single view comes first.
@MainActor
public protocol SkeletonMappable: UIView {
    /// How the view becomes shapes, read each time it is measured.
    var skeletonMapping: SkeletonMapping { get }
}

/// The ways in which a view becomes shapes.
public enum SkeletonMapping: Hashable, Sendable {
    /// By its class, like any other view.
    ///
    /// A view of the app with nothing inside is one shape of its own size, and so is one whose layer has a class of its own, as
    /// a player's has. What a view draws in `draw(_:)` cannot be known: UIKit does not tell whether a view draws. One that
    /// draws and holds others is mapped by these, and one over others, with nothing inside and no background, makes no shape;
    /// ``block(cornerRadius:)`` makes either a shape.
    case automatic
    /// As one shape, whatever is inside; without a corner radius, in points, that of its layer.
    case block(cornerRadius: CGFloat? = nil)
    /// As bars, whatever is inside: as many of 12 points as fit, unless the lines say otherwise.
    indirect case lines(SkeletonLines)
    /// Only by what is inside; the view itself has no shape and takes no index.
    case container
    /// Not at all; neither the view nor anything inside takes an index.
    case ignored
    /// As a hole in the cover, through which the real view is seen.
    case cutOut
}
