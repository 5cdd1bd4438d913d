public import Foundation

/// Recognizes fingers that move quickly and straight in one of some directions.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Which ways a swipe may go.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    open var direction = Direction.right
    open var numberOfTouchesRequired = 1

    /// How long a swipe may take, in seconds, how far it goes, and how far it may stray, in points.
    private static let duration: CFTimeInterval = 0.5
    private static let length: CGFloat = 50
    private static let breadth: CGFloat = 50

    private var start: (place: CGPoint, time: CFTimeInterval)?

    /// Swipes through a point in the coordinates of the recognizer's view.
    public func headlessSwipe(at location: CGPoint) {
        guard let view, mayBegin else { return }
        headlessLocationInWindow = view.convert(location, to: nil as UIView?)
        state = .ended
        reset()
    }

    override func fingerDidGoDown(_ touch: UITouch) {
        start = (headlessLocationInWindow, CACurrentMediaTime())
        if fingers.count > numberOfTouchesRequired { fail() }
    }

    override func fingerDidMove(_ touch: UITouch) {
        guard state == .possible, let start else { return }
        let place = headlessLocationInWindow
        let way = CGPoint(x: place.x - start.place.x, y: place.y - start.place.y)
        guard CACurrentMediaTime() - start.time <= Self.duration, strays(way) <= Self.breadth else {
            return fail()
        }
        guard fingers.count == numberOfTouchesRequired, reach(of: way) >= Self.length else { return }
        recognize(.ended)
    }

    override func fingerDidGoUp(_ touch: UITouch) {
        if fingers.isEmpty { fail() }
    }

    /// How far a way goes in the direction in which it goes farthest.
    private func reach(of way: CGPoint) -> CGFloat {
        let reaches: [(Direction, CGFloat)] = [
            (.right, way.x), (.left, -way.x), (.up, -way.y), (.down, way.y),
        ]
        return reaches.filter { direction.contains($0.0) }.map(\.1).max() ?? 0
    }

    /// How far a way goes across the directions that are meant.
    private func strays(_ way: CGPoint) -> CGFloat {
        let isHorizontal = !direction.isDisjoint(with: [.left, .right])
        let isVertical = !direction.isDisjoint(with: [.up, .down])
        if isHorizontal, isVertical { return min(abs(way.x), abs(way.y)) }
        return isHorizontal ? abs(way.y) : abs(way.x)
    }

    override func prepareForNextTouch() {
        start = nil
        super.prepareForNextTouch()
    }
}
