import UIKit

extension UIScrollView {
    /// Scrolls to the start of the content, at once.
    func scrollToStart() {
        let inset = adjustedContentInset
        setContentOffset(CGPoint(x: -inset.left, y: -inset.top), animated: false)
    }
}
