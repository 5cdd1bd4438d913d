import TabProduction
import UIKit

extension UIView {
    /// Whether the view, or one inside it other than covers, waits for its layout.
    var awaitsLayout: Bool {
        layer.needsLayout() || subviews.contains { !($0 is SkeletonOverlay) && $0.awaitsLayout }
    }

    /// Whether the view is scrolled to its beginning.
    var isAtStart: Bool {
        guard let scrollView = self as? UIScrollView else { return true }
        let inset = scrollView.adjustedContentInset
        let offset = scrollView.contentOffset
        return abs(offset.x + inset.left) < 1 && abs(offset.y + inset.top) < 1
    }
}
