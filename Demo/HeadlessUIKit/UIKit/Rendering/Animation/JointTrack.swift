/// Several animations that move one attribute at the same time, sampled together.
struct JointTrack {
    let timing: SVGTiming
    private let layer: CALayer
    private let clock: LayerClock
    /// The moments of the cycle at which the samples are taken, as shares of it.
    private let shares: [Double]

    private static let samplesPerSecond = 24.0
    private static let longestCycle = 20.0

    init(_ tracks: [SVGTrack], layer: CALayer, moment: PictureMoment) {
        self.layer = layer
        clock = LayerClock(of: layer, at: moment)
        let timings = tracks.map(\.timing)
        let end = timings.map(\.end).max() ?? 0
        if let shared = Self.sharedTiming(timings) {
            timing = shared
        } else if end.isFinite, end <= Self.longestCycle {
            timing = SVGTiming(begin: 0, duration: end, freezes: timings.contains(where: \.freezes))
        } else {
            timing = SVGTiming(begin: 0, duration: Self.commonCycle(timings), count: .infinity)
        }
        let count = max(24, Int((timing.duration * Self.samplesPerSecond).rounded(.up)))
        let even = (0...count).map { Double($0) / Double(count) }
        let (begin, duration, margin) = (timing.begin, timing.duration, 1e-7)
        let turns = tracks.flatMap { $0.turningPoints(until: begin + duration) }.map {
            ($0 - begin) / duration
        }
        shares = (even + turns.flatMap { [$0 - margin, $0 + margin] })
            .map { min(max($0, 0), 1 - margin) }.sorted()
    }

    /// The values of the attribute, all animations of the layer at work.
    func keyframes(of value: (CALayer) -> SVGValue) -> SVGKeyframes {
        var frames = SVGKeyframes()
        for share in shares {
            let seconds = timing.begin + timing.duration * share
            let state = layer.headlessState(atLocalTime: clock.localTime + seconds * clock.rate)
            frames.append(value(state), at: share > 1 - 1e-6 ? 1 : share, easing: .linear)
        }
        return frames
    }

    /// The timing, if it is the same for all.
    private static func sharedTiming(_ timings: [SVGTiming]) -> SVGTiming? {
        guard let first = timings.first, timings.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    /// The shortest time after which all endless animations stand as before, if there is a reasonable one.
    private static func commonCycle(_ timings: [SVGTiming]) -> Double {
        let lengths = timings.filter { !$0.count.isFinite || $0.count > 1e6 }.map(\.duration)
        guard let longest = lengths.max(), longest > 0 else { return longestCycle }
        for multiple in 1...40 where longest * Double(multiple) <= longestCycle {
            let cycle = longest * Double(multiple)
            if lengths.allSatisfy({ abs((cycle / $0).rounded() - cycle / $0) < 1e-3 }) { return cycle }
        }
        return longestCycle
    }
}

extension SVGTrack {
    /// Whether elements for each of the tracks give the right picture: later ones replace earlier ones.
    static func canRunSideBySide(_ tracks: [SVGTrack]) -> Bool {
        tracks.indices.allSatisfy { index in
            tracks[..<index].allSatisfy { !$0.timing.overlaps(tracks[index].timing) }
        }
    }
}
