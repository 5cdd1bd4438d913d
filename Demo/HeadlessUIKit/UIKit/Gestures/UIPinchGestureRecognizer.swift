public import Foundation

/// Recognizes two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How far apart the fingers are, as a multiple of what it was; setting it sets what it is a multiple of.
    open var scale: CGFloat {
        get { currentScale }
        set {
            distance = currentDistance.map { $0 / newValue }
            currentScale = newValue
        }
    }

    /// How fast the scale changes, in scales a second.
    open private(set) var velocity: CGFloat = 0

    /// How far the fingers move apart or together before they pinch, in points.
    private static let slop: CGFloat = 8

    private var currentScale: CGFloat = 1
    /// The distance that is a scale of one.
    private var distance: CGFloat?
    private var last: (scale: CGFloat, time: CFTimeInterval)?

    /// Moves the two fingers of the gesture.
    public func headlessPinch(to scale: CGFloat, state: State) {
        if state == .began, !mayBegin { return }
        currentScale = scale
        self.state = state
        if state == .ended || state == .cancelled { reset() }
    }

    private var currentDistance: CGFloat? {
        guard fingers.count == 2 else { return nil }
        let places = fingers.map { $0.location(in: $0.window) }
        return hypot(places[0].x - places[1].x, places[0].y - places[1].y)
    }

    override func fingerDidGoDown(_ touch: UITouch) {
        guard fingers.count <= 2 else { return fail() }
        distance = currentDistance
        currentScale = 1
        last = (1, CACurrentMediaTime())
    }

    override func fingerDidMove(_ touch: UITouch) {
        guard let current = currentDistance, let distance, distance > 0 else { return }
        if state == .possible {
            guard abs(current - distance) >= Self.slop else { return }
            self.distance = current
            recognize(.began)
        } else if state == .began || state == .changed {
            measure(current / distance)
            enter(.changed)
        }
    }

    private func measure(_ scale: CGFloat) {
        let now = CACurrentMediaTime()
        if let last, now > last.time { velocity = (scale - last.scale) / CGFloat(now - last.time) }
        last = (scale, now)
        currentScale = scale
    }

    override func fingerDidGoUp(_ touch: UITouch) {
        if state == .began || state == .changed {
            enter(.ended)
        } else if fingers.isEmpty {
            fail()
        }
    }

    override func prepareForNextTouch() {
        (currentScale, velocity, distance, last) = (1, 0, nil, nil)
        super.prepareForNextTouch()
    }
}
