import Foundation

extension UIScrollView {
    func beginDragging() {
        isDragging = true
        if keyboardDismissMode != .none { window?.endEditing(true) }
        headlessScrollDelegate?.scrollViewWillBeginDragging(self)
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
        let speed = CGPoint(
            x: canScrollHorizontally ? velocity.x : 0, y: canScrollVertically ? velocity.y : 0)
        let proposed = proposedTarget(for: speed)
        var target = proposed
        headlessScrollDelegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000), targetContentOffset: &target)
        isDragging = false
        let moves = target != contentOffset || speed != .zero && target != proposed
        headlessScrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
        if moves { decelerate(to: target, velocity: speed, isOwnTarget: target == proposed) }
    }

    /// Content that was pulled out when the finger only touched it goes back to its edge.
    func bounceBackIfNeeded() {
        guard restingOffset(nearest: contentOffset) != contentOffset else { return }
        decelerate(to: restingOffset(nearest: contentOffset), velocity: .zero, isOwnTarget: true)
    }

    private var glideRate: CGFloat {
        isPagingEnabled ? DecelerationRate.fast.rawValue : decelerationRate.rawValue
    }

    private func proposedTarget(for velocity: CGPoint) -> CGPoint {
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
        headlessScrollDelegate?.scrollViewWillBeginDecelerating(self)
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
            headlessScrollDelegate?.scrollViewDidEndDecelerating(self)
        }
    }

    private func axis(distance: CGFloat?, velocity: CGFloat, _ bounces: Bool) -> AxisDeceleration {
        guard let distance else {
            return AxisDeceleration(velocity: velocity, rate: glideRate, bounces: bounces)
        }
        return AxisDeceleration(distance: distance, rate: glideRate, bounces: bounces)
    }
}
