import Foundation

extension UIScrollView {
    /// Moves the content by some points, no farther than to its ends; answers whether it moved.
    @discardableResult
    func scroll(by distance: CGFloat) -> Bool {
        let inset = adjustedContentInset
        let end = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
        let y = min(max(-inset.top, contentOffset.y + distance), end)
        guard y != contentOffset.y else { return false }
        contentOffset.y = y
        return true
    }

    /// Scrolls as three fingers of VoiceOver ask for: "up" shows what is above.
    func scrollAPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard isScrollEnabled else { return false }
        return switch direction {
        case .up: scroll(by: -bounds.height)
        case .down: scroll(by: bounds.height)
        default: false
        }
    }
}
