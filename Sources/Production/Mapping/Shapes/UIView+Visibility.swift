package import UIKit

extension UIView {
    /// Whether the view is hidden or as good as transparent.
    var isInvisible: Bool { isHidden || alpha < 0.01 }

    /// The frame in the coordinate space of a view above it whose top left visible corner is zero.
    package func frame(inBoundsOf root: UIView) -> CGRect {
        convert(bounds, to: root).offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
    }
}
