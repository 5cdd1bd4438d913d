public import Foundation

/// A finger on a scroll view: it drags, flings, and taps the rows of lists.
@preconcurrency @MainActor public final class HeadlessFinger {
    let scrollView: UIScrollView
    private var start = CGPoint.zero
    private var travel = CGPoint.zero

    public init(on scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    /// Puts the finger down; moving content stops.
    public func touch() {
        guard scrollView.isScrollEnabled, !scrollView.isTracking else { return }
        scrollView.stopMotion()
        scrollView.isTracking = true
        start = scrollView.unstretchedOffset
        travel = .zero
    }

    /// Moves the finger; a positive `y` pulls the content down. Beyond an edge the content follows less and
    /// less.
    public func drag(by translation: CGPoint) {
        touch()
        guard scrollView.isTracking else { return }
        travel.x += translation.x
        travel.y += translation.y
        let isFirst = !scrollView.isDragging
        scrollView.panGestureRecognizer.headlessPan(to: travel, state: isFirst ? .began : .changed)
        if isFirst { scrollView.beginDragging() }
        let way = scrollView.locked(travel)
        scrollView.followFinger(to: CGPoint(x: start.x - way.x, y: start.y - way.y))
    }

    /// Lifts the finger at a velocity in points a second, as a pan recognizer would measure it.
    public func release(velocity: CGPoint = .zero) {
        guard scrollView.isTracking else { return }
        scrollView.isTracking = false
        guard scrollView.isDragging else { return scrollView.bounceBackIfNeeded() }
        scrollView.panGestureRecognizer.headlessPan(to: travel, velocity: velocity, state: .ended)
        scrollView.endDragging(velocity: CGPoint(x: -velocity.x, y: -velocity.y))
    }

    /// Draws the content apart by a factor above one, or together by one below, as two fingers do.
    public func pinch(by factor: CGFloat) {
        scrollView.pinch(by: factor)
    }

    /// Lifts the two fingers of a pinch; content beyond its limits goes back to them.
    public func endPinch() {
        scrollView.endPinch()
    }

    /// Touches the status bar, which takes a scroll view to its top.
    public func tapStatusBar() {
        scrollView.scrollToTopIfAllowed()
    }
}
