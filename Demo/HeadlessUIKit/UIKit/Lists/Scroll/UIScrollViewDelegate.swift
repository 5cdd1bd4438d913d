public import Foundation

/// Follows the scrolling of a scroll view.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        target(of: .didScroll)?.scrollViewDidScroll(scrollView)
    }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        target(of: .didZoom)?.scrollViewDidZoom(scrollView)
    }
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        target(of: .willBeginDragging)?.scrollViewWillBeginDragging(scrollView)
    }
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        target(of: .willEndDragging)?.scrollViewWillEndDragging(
            scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        target(of: .didEndDragging)?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        target(of: .willBeginDecelerating)?.scrollViewWillBeginDecelerating(scrollView)
    }
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        target(of: .didEndDecelerating)?.scrollViewDidEndDecelerating(scrollView)
    }
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        target(of: .didEndScrollingAnimation)?.scrollViewDidEndScrollingAnimation(scrollView)
    }
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        target(of: .viewForZooming)?.viewForZooming(in: scrollView)
    }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        target(of: .willBeginZooming)?.scrollViewWillBeginZooming(scrollView, with: view)
    }
    public func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
        target(of: .didEndZooming)?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        target(of: .shouldScrollToTop)?.scrollViewShouldScrollToTop(scrollView) ?? true
    }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        target(of: .didScrollToTop)?.scrollViewDidScrollToTop(scrollView)
    }
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        target(of: .didChangeAdjustedContentInset)?.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
}
