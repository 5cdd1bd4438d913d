import Foundation

/// What a scroll view sends its delegate.
public enum HeadlessScrollMessage: String, HeadlessMessage {
    case didScroll = "scrollViewDidScroll:"
    case didZoom = "scrollViewDidZoom:"
    case willBeginDragging = "scrollViewWillBeginDragging:"
    case willEndDragging = "scrollViewWillEndDragging:withVelocity:targetContentOffset:"
    case didEndDragging = "scrollViewDidEndDragging:willDecelerate:"
    case willBeginDecelerating = "scrollViewWillBeginDecelerating:"
    case didEndDecelerating = "scrollViewDidEndDecelerating:"
    case didEndScrollingAnimation = "scrollViewDidEndScrollingAnimation:"
    case viewForZooming = "viewForZoomingInScrollView:"
    case willBeginZooming = "scrollViewWillBeginZooming:withView:"
    case didEndZooming = "scrollViewDidEndZooming:withView:atScale:"
    case shouldScrollToTop = "scrollViewShouldScrollToTop:"
    case didScrollToTop = "scrollViewDidScrollToTop:"
    case didChangeAdjustedContentInset = "scrollViewDidChangeAdjustedContentInset:"

    public static func areDeclared(for type: AnyClass) -> Bool { type is any UIScrollViewDelegate.Type }
}

extension UIScrollViewDelegate {
    /// The object, if it responds to a message.
    subscript(message: HeadlessScrollMessage) -> Self? { message.isSent(to: self) ? self : nil }

    /// The object that gets a message which this one does not implement.
    func target(of message: HeadlessScrollMessage) -> (any UIScrollViewDelegate)? {
        message.target(of: self) as? any UIScrollViewDelegate
    }
}
