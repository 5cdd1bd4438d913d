import Foundation

/// Recognises dragging.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max

    private var translationInWindow: CGPoint = .zero
    private var velocityInWindow: CGPoint = .zero

    open func translation(in view: UIView?) -> CGPoint {
        translationInWindow
    }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
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
}
