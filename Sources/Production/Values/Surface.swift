package import UIKit

/// A surface under the components: the mapped view itself or a card inside it.
package struct Surface: Equatable, Codable, Sendable {
    /// The area, in points, in the coordinate space of the mapped view.
    package var frame: CGRect

    /// The corner radius in points.
    package var cornerRadius: CGFloat

    /// The corners that the radius applies to.
    package var roundedCorners: RoundedCorners

    /// The paint; `.standard` is the background color of the model.
    package var fill: ComponentFill

    /// The shadow under it, if any.
    package var shadow: Component.Shadow?

    /// The width of the border in points; zero draws none.
    package var borderWidth: CGFloat

    /// The color of the border; `nil`, the default, is the color of shapes.
    package var borderColor: SkeletonColor?

    /// The place in the order of painting: parts of the production with a lower number are behind; zero by default.
    package var zIndex: Int

    /// Creates a surface without shadow or border.
    package init(frame: CGRect, cornerRadius: CGFloat = 0, fill: ComponentFill = .standard) {
        self.frame = frame
        self.cornerRadius = cornerRadius
        self.roundedCorners = .all
        self.fill = fill
        self.borderWidth = 0
        self.zIndex = 0
    }
}

extension Surface {
    /// The corners that the radius applies to, as a layer names them.
    package var maskedCorners: CACornerMask {
        get { roundedCorners.cornerMask }
        set { roundedCorners = RoundedCorners(newValue) }
    }
}
