import UIKit

extension UIScrollView {
    /// Whether the list knows its width, without which no cell of it can be measured.
    var isLaidOut: Bool { bounds.width > 0 }

    /// The area that bars and insets leave visible, in the coordinate space of the content.
    var visibleArea: CGRect { bounds.inset(by: adjustedContentInset) }
}
