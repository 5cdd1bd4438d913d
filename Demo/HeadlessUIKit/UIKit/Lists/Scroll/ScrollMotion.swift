import Foundation

/// A movement of a scroll view's content through time.
@MainActor protocol ScrollMotion {
    /// Moves the content on by a step and says whether it has arrived.
    mutating func step(by interval: TimeInterval, of scrollView: UIScrollView) -> Bool
}

/// An animated change of the content offset: slow at both ends.
struct EasedScroll: ScrollMotion {
    let start: CGPoint
    let end: CGPoint
    let duration: TimeInterval
    private var elapsed: TimeInterval = 0

    init(from start: CGPoint, to end: CGPoint, duration: TimeInterval) {
        self.start = start
        self.end = end
        self.duration = duration
    }

    mutating func step(by interval: TimeInterval, of scrollView: UIScrollView) -> Bool {
        elapsed += interval
        let time = CGFloat(min(1, elapsed / duration))
        guard time < 0.999 else {
            scrollView.moveContent(to: end)
            return true
        }
        let progress = time * time * (3 - 2 * time)
        scrollView.moveContent(
            to: CGPoint(
                x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress))
        return false
    }
}

/// An animated change of the scale, and of the offset that goes with it.
struct EasedZoom: ScrollMotion {
    private let start: (scale: CGFloat, offset: CGPoint)
    private let end: (scale: CGFloat, offset: CGPoint?)
    private let duration: TimeInterval
    private var elapsed: TimeInterval = 0

    init(
        from start: (scale: CGFloat, offset: CGPoint), to end: (scale: CGFloat, offset: CGPoint?),
        duration: TimeInterval
    ) {
        self.start = start
        self.end = end
        self.duration = duration
    }

    mutating func step(by interval: TimeInterval, of scrollView: UIScrollView) -> Bool {
        elapsed += interval
        let time = CGFloat(min(1, elapsed / duration))
        let isLast = time > 0.999
        let progress = isLast ? 1 : time * time * (3 - 2 * time)
        scrollView.applyZoomScale(start.scale + (end.scale - start.scale) * progress)
        guard let target = end.offset else { return isLast }
        let offset = CGPoint(
            x: start.offset.x + (target.x - start.offset.x) * progress,
            y: start.offset.y + (target.y - start.offset.y) * progress)
        scrollView.moveContent(to: scrollView.restingOffset(nearest: offset))
        return isLast
    }
}

/// The way of released content: it slows down, and beyond an edge a spring brings it back.
struct Deceleration: ScrollMotion {
    var horizontal: AxisDeceleration
    var vertical: AxisDeceleration

    mutating func step(by interval: TimeInterval, of scrollView: UIScrollView) -> Bool {
        let ranges = scrollView.restingOffsets
        let offset = scrollView.contentOffset
        let x = horizontal.step(by: interval, from: offset.x, in: ranges.x)
        let y = vertical.step(by: interval, from: offset.y, in: ranges.y)
        scrollView.moveContent(to: CGPoint(x: x, y: y))
        return horizontal.isAtRest && vertical.isAtRest
    }
}

/// One axis of a deceleration.
struct AxisDeceleration {
    /// In points a second.
    var velocity: CGFloat
    let rate: CGFloat
    let bounces: Bool
    private(set) var isAtRest = false

    private static let stiffness: CGFloat = 12
    private static let closeEnough: CGFloat = 0.5

    init(velocity: CGFloat, rate: CGFloat, bounces: Bool) {
        self.velocity = velocity
        self.rate = rate
        self.bounces = bounces
    }

    /// The velocity that comes to rest after the distance.
    init(distance: CGFloat, rate: CGFloat, bounces: Bool) {
        self.init(velocity: distance / Self.reach(rate), rate: rate, bounces: bounces)
    }

    /// How far a velocity of one point a second carries.
    static func reach(_ rate: CGFloat) -> CGFloat {
        rate / (1 - rate) / 1000
    }

    mutating func step(
        by interval: TimeInterval, from position: CGFloat, in range: ClosedRange<CGFloat>
    ) -> CGFloat {
        let edge = position.clamped(to: range)
        return edge == position
            ? glide(for: interval, from: position, in: range)
            : springBack(for: interval, from: position, to: edge)
    }

    private mutating func glide(
        for interval: TimeInterval, from position: CGFloat, in range: ClosedRange<CGFloat>
    ) -> CGFloat {
        let old = velocity
        velocity *= pow(rate, CGFloat(interval * 1000))
        var end = position + (old - velocity) * Self.reach(rate)
        let rest = velocity * Self.reach(rate)
        isAtRest = abs(rest) < Self.closeEnough
        if isAtRest { end += rest }
        if !range.contains(end), isAtRest || !bounces {
            isAtRest = true
            end = end.clamped(to: range)
        }
        if isAtRest { velocity = 0 }
        return end
    }

    private mutating func springBack(
        for interval: TimeInterval, from position: CGFloat, to edge: CGFloat
    ) -> CGFloat {
        let distance = position - edge
        let time = CGFloat(interval)
        let pull = velocity + Self.stiffness * distance
        let decay = exp(-Self.stiffness * time)
        let left = (distance + pull * time) * decay
        velocity = pull * decay - Self.stiffness * left
        isAtRest = left * distance <= 0 || abs(left) < Self.closeEnough && abs(velocity) < 20
        if isAtRest { velocity = 0 }
        return isAtRest ? edge : edge + left
    }
}
