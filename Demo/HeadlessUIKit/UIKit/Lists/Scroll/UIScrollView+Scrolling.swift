import Foundation

extension UIScrollView {
    /// The time an animated change of the content offset takes.
    static let offsetAnimationDuration: TimeInterval = 0.3

    public var isScrollAnimating: Bool {
        animator.isRunning && !isDecelerating && !isZoomAnimating
    }

    func animateContent(to offset: CGPoint, completion: @escaping @MainActor () -> Void) {
        let motion = EasedScroll(from: contentOffset, to: offset, duration: Self.offsetAnimationDuration)
        animator.run(motion, on: self, completion: completion)
    }

    /// Ends a deceleration or an animation where it is.
    func stopMotion() {
        animator.stop()
        zooming.isAnimating = false
        zooming.isBouncing = false
        guard isDecelerating else { return }
        isDecelerating = false
        hideIndicatorsSoon()
        headlessScrollDelegate?[.didEndDecelerating]?.scrollViewDidEndDecelerating(self)
    }

    func scrollToTopIfAllowed() {
        guard scrollsToTop,
            headlessScrollDelegate?[.shouldScrollToTop]?.scrollViewShouldScrollToTop(self) ?? true
        else { return }
        let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
        guard top != contentOffset else { return }
        animateContent(to: top) { [weak self] in
            guard let self else { return }
            headlessScrollDelegate?[.didScrollToTop]?.scrollViewDidScrollToTop(self)
        }
    }

    /// The smallest move that shows the rectangle, or its start when it is larger than the view.
    func offset(revealing rect: CGRect) -> CGPoint {
        let visible = bounds.inset(by: adjustedContentInset)
        let move = CGPoint(
            x: Self.move(
                revealing: rect.minX...rect.maxX, in: visible.minX...max(visible.minX, visible.maxX)),
            y: Self.move(revealing: rect.minY...rect.maxY, in: visible.minY...max(visible.minY, visible.maxY))
        )
        return CGPoint(x: contentOffset.x + move.x, y: contentOffset.y + move.y)
    }

    private static func move(
        revealing span: ClosedRange<CGFloat>, in visible: ClosedRange<CGFloat>
    ) -> CGFloat {
        if span.lowerBound < visible.lowerBound { return span.lowerBound - visible.lowerBound }
        guard span.upperBound > visible.upperBound else { return 0 }
        return min(span.upperBound - visible.upperBound, span.lowerBound - visible.lowerBound)
    }
}
