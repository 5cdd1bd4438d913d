import Foundation

/// Recognizes fingers that stay where they are.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    open var minimumPressDuration: TimeInterval = 0.5
    open var allowableMovement: CGFloat = 10

    private var start = CGPoint.zero
    /// Counts presses, so that a timeout knows whether it is still meant.
    private var presses = 0

    override func fingerDidGoDown(_ touch: UITouch) {
        guard touch.tapCount > numberOfTapsRequired, fingers.count <= numberOfTouchesRequired else {
            return fail()
        }
        guard fingers.count == numberOfTouchesRequired else { return }
        start = headlessLocationInWindow
        presses += 1
        guard minimumPressDuration > 0 else { return recognize(.began) }
        let press = presses
        HeadlessClock.shared.schedule(after: minimumPressDuration) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.presses == press, !self.fingers.isEmpty else { return }
                self.recognize(.began)
            }
        }
    }

    override func fingerDidMove(_ touch: UITouch) {
        guard state == .possible else { return hasRecognized ? enter(.changed) : () }
        let place = headlessLocationInWindow
        if hypot(place.x - start.x, place.y - start.y) > allowableMovement { fail() }
    }

    override func fingerDidGoUp(_ touch: UITouch) {
        presses += 1
        if state == .began || state == .changed { enter(.ended) } else { fail() }
    }
}
