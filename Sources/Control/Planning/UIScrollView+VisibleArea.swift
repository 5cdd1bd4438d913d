import UIKit

extension UIScrollView {
    /// The area that bars and insets leave visible, in the coordinate space of the content.
    var visibleArea: CGRect { bounds.inset(by: adjustedContentInset) }
}
