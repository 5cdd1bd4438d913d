public import Foundation

/// Recognizes dragging.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max

    /// How far fingers move before they drag.
    private static let slop: CGFloat = 10

    private var translationInWindow: CGPoint = .zero
    private var velocityInWindow: CGPoint = .zero
    /// Where the fingers would have been put down for the translation of the moment.
    private var origin: CGPoint = .zero
    private var lastMove: (place: CGPoint, time: CFTimeInterval)?
    private var scrollFinger: HeadlessFinger?

    open func translation(in view: UIView?) -> CGPoint {
        translationInWindow
    }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let place = headlessLocationInWindow
        origin = CGPoint(x: place.x - translation.x, y: place.y - translation.y)
        translationInWindow = translation
    }

    open func velocity(in view: UIView?) -> CGPoint {
        velocityInWindow
    }

    /// Moves the finger of the gesture.
    public func headlessPan(to translation: CGPoint, velocity: CGPoint = .zero, state: State) {
        if state == .began, !mayBegin { return }
        translationInWindow = translation
        velocityInWindow = velocity
        self.state = state
        if state == .ended || state == .cancelled { reset() }
    }

    // MARK: - Touches

    override func fingerDidGoDown(_ touch: UITouch) {
        let (place, translation) = (headlessLocationInWindow, hasRecognized ? translationInWindow : .zero)
        origin = CGPoint(x: place.x - translation.x, y: place.y - translation.y)
        lastMove = (place, CACurrentMediaTime())
        if !hasRecognized { (translationInWindow, velocityInWindow) = (.zero, .zero) }
        if fingers.count > maximumNumberOfTouches { fail() }
    }

    override func fingerDidMove(_ touch: UITouch) {
        let place = headlessLocationInWindow
        let way = CGPoint(x: place.x - origin.x, y: place.y - origin.y)
        measureVelocity(to: place)
        if state == .possible {
            guard fingers.count >= minimumNumberOfTouches, hypot(way.x, way.y) >= Self.slop else { return }
            translationInWindow = way
            recognize(.began)
        } else if state == .began || state == .changed {
            drag(by: CGPoint(x: way.x - translationInWindow.x, y: way.y - translationInWindow.y), to: way)
        }
    }

    override func fingerDidGoUp(_ touch: UITouch) {
        guard fingers.count < minimumNumberOfTouches else { return }
        switch state {
        case .possible: fail()
        case .began, .changed: enter(.ended)
        default: break
        }
    }

    private func measureVelocity(to place: CGPoint) {
        let now = CACurrentMediaTime()
        if let lastMove, now > lastMove.time {
            let seconds = CGFloat(now - lastMove.time)
            velocityInWindow = CGPoint(
                x: (place.x - lastMove.place.x) / seconds, y: (place.y - lastMove.place.y) / seconds)
        }
        lastMove = (place, now)
    }

    // MARK: - Scroll views

    /// The scroll view whose own recognizer this is.
    private var scrollView: UIScrollView? {
        (view as? UIScrollView).flatMap { $0.panGestureRecognizer === self ? $0 : nil }
    }

    override var mayBegin: Bool { super.mayBegin && scrollView?.isScrollEnabled != false }

    override func enter(_ newState: State) {
        guard let scrollView else {
            state = newState
            return
        }
        switch newState {
        case .began:
            let way = translationInWindow
            let finger = HeadlessFinger(on: scrollView)
            finger.drag(by: way)
            scrollFinger = finger
        case .ended, .cancelled:
            let velocity = newState == .ended ? velocityInWindow : .zero
            let finger = scrollFinger
            scrollFinger = nil
            finger?.release(velocity: velocity)
        default: state = newState
        }
    }

    private func drag(by step: CGPoint, to way: CGPoint) {
        if let scrollFinger {
            scrollFinger.drag(by: step)
        } else {
            translationInWindow = way
            state = .changed
        }
    }
}
