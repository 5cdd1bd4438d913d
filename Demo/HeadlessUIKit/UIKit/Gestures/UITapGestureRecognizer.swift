public import Foundation

/// Recognizes taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1

    /// How far a finger may move and still tap.
    private static let allowedMovement: CGFloat = 45

    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var mostFingers = 0
    private var isAwaitingTap = false
    /// Counts what happens, so that a timeout knows whether it is still meant.
    private var events = 0

    /// Taps at a point in the coordinates of the recognizer's view.
    public func headlessTap(at location: CGPoint) {
        guard let view, mayBegin else { return }
        headlessLocationInWindow = view.convert(location, to: nil as UIView?)
        state = .ended
        reset()
    }

    override var givesWayToControls: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }
    override var awaitsTouches: Bool { isAwaitingTap }

    override func fingerDidGoDown(_ touch: UITouch) {
        events += 1
        isAwaitingTap = false
        starts[ObjectIdentifier(touch)] = touch.location(in: touch.window)
        mostFingers = max(mostFingers, fingers.count)
        if fingers.count > numberOfTouchesRequired { fail() }
    }

    override func fingerDidMove(_ touch: UITouch) {
        guard let start = starts[ObjectIdentifier(touch)] else { return }
        let place = touch.location(in: touch.window)
        if hypot(place.x - start.x, place.y - start.y) > Self.allowedMovement { fail() }
    }

    override func fingerDidGoUp(_ touch: UITouch) {
        guard state == .possible, fingers.isEmpty else { return }
        guard mostFingers == numberOfTouchesRequired else { return fail() }
        mostFingers = 0
        if touch.tapCount >= numberOfTapsRequired { recognize(.ended) } else { awaitNextTap() }
    }

    private func awaitNextTap() {
        isAwaitingTap = true
        events += 1
        let event = events
        HeadlessClock.shared.schedule(after: TouchDispatcher.repetitionInterval) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.isAwaitingTap, self.events == event else { return }
                self.isAwaitingTap = false
                self.fail()
                self.prepareForNextTouch()
            }
        }
    }

    override func prepareForNextTouch() {
        starts = [:]
        mostFingers = 0
        super.prepareForNextTouch()
    }
}
