import UIKit

extension UIView {
    /// Whether the view, or one inside it, is about to lay itself out.
    var awaitsLayout: Bool { layer.needsLayout() || subviews.contains(where: \.awaitsLayout) }
}
