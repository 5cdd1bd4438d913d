import Foundation
import HeadlessObjectiveC

extension UIScrollView {
    /// Where the content rests: between the inset edges, or at the top left edge when it fits.
    var restingOffsets: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        let inset = adjustedContentInset
        let right = contentSize.width + inset.right - bounds.width
        let bottom = contentSize.height + inset.bottom - bounds.height
        return (-inset.left...max(-inset.left, right), -inset.top...max(-inset.top, bottom))
    }

    func restingOffset(nearest offset: CGPoint) -> CGPoint {
        let ranges = restingOffsets
        return CGPoint(x: offset.x.clamped(to: ranges.x), y: offset.y.clamped(to: ranges.y))
    }

    var canScrollHorizontally: Bool {
        alwaysBounceHorizontal || restingOffsets.x.lowerBound < restingOffsets.x.upperBound
    }

    var canScrollVertically: Bool {
        alwaysBounceVertical || restingOffsets.y.lowerBound < restingOffsets.y.upperBound
    }

    /// Whether the bounds are a place that content can rest in.
    var hasFiniteBounds: Bool {
        [bounds.minX, bounds.minY, bounds.width, bounds.height].allSatisfy(\.isFinite)
    }

    func moveContent(to offset: CGPoint) {
        guard hasFiniteBounds, offset != bounds.origin else { return }
        bounds.origin = offset
    }

    /// Brings content that is at rest back between its edges after something changed around it.
    func settleContentOffset() {
        guard !isTracking, !animator.isRunning, bounds.size != .zero, hasFiniteBounds else { return }
        moveContent(to: restingOffset(nearest: contentOffset))
    }

    func contentOffsetDidChange(from old: CGPoint) {
        HeadlessKeyValueObserving.change(
            of: self, keyPath: \UIScrollView.contentOffset, oldValue: old, newValue: contentOffset)
        setNeedsLayout()
        placeIndicators()
        largeTitleBar?.layOutBar()
        headlessScrollDelegate?[.didScroll]?.scrollViewDidScroll(self)
        refreshControl?.scrollViewDidScroll(self)
    }

    /// The controller whose bar has a large title that follows the content.
    private var largeTitleBar: UINavigationController? {
        let controller = sequence(first: self as UIResponder, next: \.next)
            .lazy.compactMap { $0 as? UINavigationController }.first
        return controller?.navigationBar.showsLargeTitle == true ? controller : nil
    }

    func contentSizeDidChange(from old: CGSize) {
        guard contentSize != old else { return }
        HeadlessKeyValueObserving.change(
            of: self, keyPath: \UIScrollView.contentSize, oldValue: old, newValue: contentSize)
        updateAdjustedContentInset()
        settleContentOffset()
    }
}

extension CGFloat {
    func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
