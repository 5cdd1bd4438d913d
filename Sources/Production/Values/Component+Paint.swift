package import UIKit

extension Component {
    /// A shadow, with the meaning of the shadow properties of a layer.
    package struct Shadow: Equatable, Sendable {
        /// The color; its alpha counts in addition to `opacity`.
        package var color: SkeletonColor

        /// The opacity, 0...1.
        package var opacity: Float

        /// The offset in points; positive values move right and down.
        package var offset: CGSize

        /// The blur radius in points.
        package var radius: CGFloat

        /// Creates a shadow; the defaults are those of a layer.
        package init(
            color: SkeletonColor, opacity: Float, offset: CGSize = CGSize(width: 0, height: -3),
            radius: CGFloat = 3
        ) {
            self.color = color
            self.opacity = opacity
            self.offset = offset
            self.radius = radius
        }
    }
}

/// The paint of a component.
package enum ComponentFill: Equatable, Sendable {
    /// The color of the model or, without one, of the configuration.
    case standard
    /// The color of shapes, also where it is a surface that is painted; what colored surfaces become.
    case muted
    /// A color of its own, which follows light and dark.
    case color(SkeletonColor)
    /// A gradient of its own.
    case gradient(SkeletonGradient)
    /// An image of the app, by the name of its asset in the main bundle, over the standard color.
    case image(named: String)
    /// Nothing; the component is invisible but keeps its place.
    case none
}

extension Component {
    /// The area inside the shape that is left free, or `nil` if all of it is filled.
    var openFrame: CGRect? {
        guard lines == nil, let opening else { return nil }
        let (left, top) = (opening.left.clampedLength, opening.top.clampedLength)
        let open = CGRect(
            x: frame.minX + left, y: frame.minY + top,
            width: frame.width - left - opening.right.clampedLength,
            height: frame.height - top - opening.bottom.clampedLength)
        return open.size.width > 0 && open.size.height > 0 ? open : nil
    }

    /// The corner radius of the opening, in points: it follows the outline of the shape.
    var openRadius: CGFloat {
        guard let opening else { return 0 }
        return max(0, cornerRadius - min(opening.top.clampedLength, opening.bottom.clampedLength))
    }
}

extension TextLines.Insets {
    /// The same distance from all edges.
    init(all distance: CGFloat) {
        self.init(top: distance, left: distance, bottom: distance, right: distance)
    }
}
