public import Foundation

/// Recognizes fingers that stay where they are; it then follows them until they are lifted.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// In seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How many taps come before the press.
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    /// How far the fingers may move before the press is recognized, in points.
    open var allowableMovement: CGFloat = 10

    private var starts: [ObjectIdentifier: CGPoint] = [:]
    /// Counts what happens, so that a timeout knows whether it is still meant.
    private var events = 0

    /// Presses at a point in the coordinates of the recognizer's view, and lifts the finger.
    public func headlessPress(at location: CGPoint) {
        guard let view, mayBegin else { return }
        headlessLocationInWindow = view.convert(location, to: nil as UIView?)
        state = .began
        state = .ended
        reset()
    }

    override func fingerDidGoDown(_ touch: UITouch) {
        starts[ObjectIdentifier(touch)] = touch.location(in: touch.window)
        guard touch.tapCount > numberOfTapsRequired, fingers.count <= numberOfTouchesRequired else {
            return fail()
        }
        if fingers.count == numberOfTouchesRequired { awaitDuration() }
    }

    override func fingerDidMove(_ touch: UITouch) {
        if state == .began || state == .changed { return enter(.changed) }
        guard let start = starts[ObjectIdentifier(touch)] else { return }
        let place = touch.location(in: touch.window)
        if hypot(place.x - start.x, place.y - start.y) > allowableMovement { fail() }
    }

    override func fingerDidGoUp(_ touch: UITouch) {
        events += 1
        if state == .began || state == .changed {
            if fingers.isEmpty { enter(.ended) }
        } else {
            fail()
        }
    }

    private func awaitDuration() {
        events += 1
        guard minimumPressDuration > 0 else { return recognize(.began) }
        let event = events
        HeadlessClock.shared.schedule(after: minimumPressDuration) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.events == event, self.fingers.count == self.numberOfTouchesRequired
                else { return }
                self.recognize(.began)
            }
        }
    }

    override func prepareForNextTouch() {
        starts = [:]
        events += 1
        super.prepareForNextTouch()
    }
}
