/// What one animation of a layer (or some members of a group) does in a cycle, and when its cycles run.
final class SVGTrack {
    let timing: SVGTiming
    private let segments: [Segment]

    /// A stretch with the states of the layer at its ends and at some moments between them.
    private struct Segment {
        let start: Double
        let end: Double
        let easing: SVGEasing
        let state: (Double) -> CALayer
        let first: CALayer
        let last: CALayer
        let probes: [(share: Double, state: CALayer)]
    }

    /// - Parameter base: The layer without its animations.
    init(_ list: SVGSegments, timing: SVGTiming, base: CALayer) {
        self.timing = timing
        let length = list.last?.end ?? 0
        segments = list.compactMap { stretch in
            guard stretch.length > 1e-9, length > 0 else { return nil }
            let state = { (share: Double) -> CALayer in
                let copy = base.bareCopy()
                for run in stretch.runs {
                    run.animation.show(run.moment(at: share), on: copy)
                }
                return copy
            }
            return Segment(
                start: stretch.start / length, end: stretch.end / length, easing: stretch.easing,
                state: state,
                first: state(0), last: state(1), probes: [0.3, 0.5, 0.77].map { ($0, state($0)) })
        }
    }

    /// Whether the value is ever another than `base`.
    func changes(_ value: (CALayer) -> SVGValue, from base: SVGValue) -> Bool {
        segments.contains { segment in
            let states = [segment.first, segment.last] + segment.probes.map(\.state)
            return states.contains { !value($0).isSame(as: base) }
        }
    }

    /// The moments up to `end`, in seconds of the picture, between which the animation keeps its pace.
    func turningPoints(until end: Double) -> [Double] {
        let points = segments.flatMap { [$0.start, $0.end] }
        let cycles = (min(end, timing.end) - timing.begin) / timing.duration
        return (0..<max(1, min(100, Int(cycles.rounded(.up))))).flatMap { cycle in
            points.map { timing.begin + (Double(cycle) + $0) * timing.duration }
        }
    }

    /// The values of the cycle, from which the browser makes all others.
    func keyframes(of value: (CALayer) -> SVGValue) -> SVGKeyframes {
        var frames = SVGKeyframes()
        for segment in segments {
            append(segment, of: value, to: &frames)
        }
        return frames
    }

    private func append(_ segment: Segment, of value: (CALayer) -> SVGValue, to frames: inout SVGKeyframes) {
        let (first, last) = (value(segment.first), value(segment.last))
        let isExact =
            segment.easing.isInUnitSquare && first.mixes(with: last)
            && segment.probes.allSatisfy { probe in
                let share = segment.easing.value(at: probe.share)
                return value(probe.state).isMix(of: first, and: last, share: share)
            }
        frames.append(first, at: segment.start, easing: segment.easing)
        if !isExact {
            let count = max(
                16, min(60, Int(((segment.end - segment.start) * timing.duration * 24).rounded())))
            for index in 0...count {
                let share = Double(index) / Double(count)
                let time = segment.start + (segment.end - segment.start) * share
                frames.append(value(segment.state(share)), at: time, easing: .linear)
            }
        }
        frames.append(last, at: segment.end, easing: .linear)
    }
}

extension CAAnimation {
    /// Writes what the animation shows into a copy of the layer, of a transition how far the new state is in.
    func show(_ moment: AnimationMoment, on layer: CALayer) {
        if let transition = self as? CATransition {
            transition.showArrival(moment, on: layer)
        } else {
            apply(moment, to: layer)
        }
    }
}
