import Foundation

extension UIScrollView {
    func beginDragging() {
        isDragging = true
        if keyboardDismissMode.isImmediate { window?.endEditing(true) }
        showIndicators()
        headlessScrollDelegate?[.willBeginDragging]?.scrollViewWillBeginDragging(self)
    }

    /// A drag along one axis keeps to it where the lock is on; a diagonal one is free.
    func locked(_ travel: CGPoint) -> CGPoint {
        guard isDirectionalLockEnabled else { return travel }
        if lockedAxis == nil { lockedAxis = ScrollAxis(along: travel) }
        switch lockedAxis {
        case .horizontal: return CGPoint(x: travel.x, y: 0)
        case .vertical: return CGPoint(x: 0, y: travel.y)
        case .both, nil: return travel
        }
    }

    func followFinger(to raw: CGPoint) {
        let ranges = restingOffsets
        moveContent(
            to: CGPoint(
                x: canScrollHorizontally
                    ? Self.rubberBand(
                        raw.x, in: ranges.x, length: bounds.width, stretches: bouncesHorizontally)
                    : contentOffset.x,
                y: canScrollVertically
                    ? Self.rubberBand(
                        raw.y, in: ranges.y, length: bounds.height, stretches: bouncesVertically)
                    : contentOffset.y))
    }

    /// The share of the finger's way that content follows just beyond an edge.
    private static let resistance: CGFloat = 0.55

    private static func rubberBand(
        _ offset: CGFloat, in range: ClosedRange<CGFloat>, length: CGFloat, stretches: Bool
    ) -> CGFloat {
        let edge = offset.clamped(to: range)
        let beyond = offset - edge
        guard beyond != 0, stretches, length > 0 else { return edge }
        let stretch = (1 - 1 / (abs(beyond) * resistance / length + 1)) * length
        return beyond < 0 ? edge - stretch : edge + stretch
    }

    /// Where a finger must have pulled content that now stands at `contentOffset`, beyond an edge or not.
    var unstretchedOffset: CGPoint {
        let ranges = restingOffsets
        return CGPoint(
            x: Self.unstretched(contentOffset.x, in: ranges.x, length: bounds.width),
            y: Self.unstretched(contentOffset.y, in: ranges.y, length: bounds.height))
    }

    private static func unstretched(
        _ offset: CGFloat, in range: ClosedRange<CGFloat>, length: CGFloat
    ) -> CGFloat {
        let edge = offset.clamped(to: range)
        let stretch = abs(offset - edge)
        guard stretch > 0, stretch < length else { return offset }
        let beyond = (1 / (1 - stretch / length) - 1) * length / resistance
        return offset < edge ? edge - beyond : edge + beyond
    }

    func endDragging(velocity: CGPoint) {
        lockedAxis = nil
        if keyboardDismissMode.isInteractive, panGestureRecognizer.translation(in: self).y > 0 {
            window?.endEditing(true)
        }
        let speed = CGPoint(
            x: canScrollHorizontally ? velocity.x : 0, y: canScrollVertically ? velocity.y : 0)
        let natural = naturalTarget(for: speed)
        let proposed = isPagingEnabled ? natural : headlessTarget(forProposed: natural, velocity: speed)
        var target = proposed
        headlessScrollDelegate?[.willEndDragging]?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000), targetContentOffset: &target)
        isDragging = false
        let moves = target != contentOffset || speed != .zero && target != proposed
        headlessScrollDelegate?[.didEndDragging]?.scrollViewDidEndDragging(self, willDecelerate: moves)
        guard moves else { return hideIndicatorsSoon() }
        decelerate(to: target, velocity: speed, isOwnTarget: target == natural)
    }

    /// Content that was pulled out when the finger only touched it goes back to its edge.
    func bounceBackIfNeeded() {
        guard restingOffset(nearest: contentOffset) != contentOffset else { return }
        decelerate(to: restingOffset(nearest: contentOffset), velocity: .zero, isOwnTarget: true)
    }

    private var glideRate: CGFloat {
        isPagingEnabled ? DecelerationRate.fast.rawValue : decelerationRate.rawValue
    }

    private func naturalTarget(for velocity: CGPoint) -> CGPoint {
        let reach = AxisDeceleration.reach(glideRate)
        let free = CGPoint(x: contentOffset.x + velocity.x * reach, y: contentOffset.y + velocity.y * reach)
        guard isPagingEnabled else { return restingOffset(nearest: free) }
        return restingOffset(
            nearest: CGPoint(
                x: Self.page(nearest: contentOffset.x, velocity: velocity.x, length: bounds.width),
                y: Self.page(nearest: contentOffset.y, velocity: velocity.y, length: bounds.height)))
    }

    private static func page(nearest offset: CGFloat, velocity: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0 else { return offset }
        let page = offset / length
        if velocity > 0 { return ceil(page) * length }
        return (velocity < 0 ? floor(page) : page.rounded()) * length
    }

    private func decelerate(to target: CGPoint, velocity: CGPoint, isOwnTarget: Bool) {
        isDecelerating = true
        headlessScrollDelegate?[.willBeginDecelerating]?.scrollViewWillBeginDecelerating(self)
        guard isDecelerating else { return }
        let follows = !isPagingEnabled && isOwnTarget
        let motion = Deceleration(
            horizontal: axis(
                distance: follows ? nil : target.x - contentOffset.x, velocity: velocity.x,
                bouncesHorizontally),
            vertical: axis(
                distance: follows ? nil : target.y - contentOffset.y, velocity: velocity.y, bouncesVertically)
        )
        animator.run(motion, on: self) { [weak self] in
            guard let self else { return }
            isDecelerating = false
            hideIndicatorsSoon()
            headlessScrollDelegate?[.didEndDecelerating]?.scrollViewDidEndDecelerating(self)
        }
    }

    private func axis(distance: CGFloat?, velocity: CGFloat, _ bounces: Bool) -> AxisDeceleration {
        guard let distance else {
            return AxisDeceleration(velocity: velocity, rate: glideRate, bounces: bounces)
        }
        return AxisDeceleration(distance: distance, rate: glideRate, bounces: bounces)
    }
}

/// The way a drag goes that keeps to one axis.
enum ScrollAxis {
    case horizontal
    case vertical
    case both

    /// Nil as long as the finger has not moved.
    init?(along travel: CGPoint) {
        let (width, height) = (abs(travel.x), abs(travel.y))
        guard width > 0 || height > 0 else { return nil }
        if width > 2 * height {
            self = .horizontal
        } else {
            self = height > 2 * width ? .vertical : .both
        }
    }
}

extension UIScrollView.KeyboardDismissMode {
    /// Whether the keyboard goes as soon as a drag begins.
    var isImmediate: Bool { self == .onDrag || self == .onDragWithAccessory }
    /// Whether the keyboard is pulled down by the finger.
    var isInteractive: Bool { self == .interactive || self == .interactiveWithAccessory }
}
