import UIKit

// Every question about scrolling is the app's. A method that Objective-C makes optional is optional here; where
// it has a default, it never is. That is why each is looked up before it is called.
extension ListProxy: UIScrollViewDelegate {
    typealias Hear = (UIScrollView) -> Void

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let hear: Hear? = target?.scrollViewDidScroll(_:)
        hear?(scrollView)
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        let hear: Hear? = target?.scrollViewDidZoom(_:)
        hear?(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        let hear: Hear? = target?.scrollViewWillBeginDragging(_:)
        hear?(scrollView)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let hear: ((UIScrollView, CGPoint, UnsafeMutablePointer<CGPoint>) -> Void)? =
            target?.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
        hear?(scrollView, velocity, targetContentOffset)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        let hear: ((UIScrollView, Bool) -> Void)? =
            target?.scrollViewDidEndDragging(_:willDecelerate:)
        hear?(scrollView, decelerate)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        let hear: Hear? = target?.scrollViewWillBeginDecelerating(_:)
        hear?(scrollView)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        let hear: Hear? = target?.scrollViewDidEndDecelerating(_:)
        hear?(scrollView)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        let hear: Hear? = target?.scrollViewDidEndScrollingAnimation(_:)
        hear?(scrollView)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        let ask: ((UIScrollView) -> UIView?)? = target?.viewForZooming(in:)
        return ask?(scrollView)
    }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        let hear: ((UIScrollView, UIView?) -> Void)? = target?.scrollViewWillBeginZooming(_:with:)
        hear?(scrollView, view)
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        let hear: ((UIScrollView, UIView?, CGFloat) -> Void)? =
            target?.scrollViewDidEndZooming(_:with:atScale:)
        hear?(scrollView, view, scale)
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        let ask: ((UIScrollView) -> Bool)? = target?.scrollViewShouldScrollToTop(_:)
        return ask?(scrollView) ?? true
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        let hear: Hear? = target?.scrollViewDidScrollToTop(_:)
        hear?(scrollView)
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        let hear: Hear? = target?.scrollViewDidChangeAdjustedContentInset(_:)
        hear?(scrollView)
    }
}
