/// How a layer's time relates to that of the picture.
struct LayerClock {
    private let layer: CALayer
    /// The layer's time at the beginning of the picture.
    let localTime: CFTimeInterval
    /// The layer's seconds in a second of the picture.
    let rate: Double

    init(of layer: CALayer, at moment: PictureMoment) {
        self.layer = layer
        localTime = layer.convertTime(moment.time, from: nil)
        rate = layer.convertTime(moment.time + 1, from: nil) - localTime
    }

    /// The layer with what stands still, and the tracks of what moves in the picture.
    func baseAndTracks() -> (CALayer, [SVGTrack]) {
        let base = layer.bareCopy()
        for running in layer.runningAnimations where isStill(running) {
            guard let moment = running.animation.moment(at: localTime, begin: running.begin) else { continue }
            running.animation.show(moment, on: base)
        }
        return (base, tracks(base: base))
    }

    /// Whether the animation shows the same value for all of the picture.
    private func isStill(_ running: RunningAnimation) -> Bool {
        running.animation.speed == 0 || running.end <= localTime
    }

    /// The tracks of all that moves; animations that run in step share one.
    private func tracks(base: CALayer) -> [SVGTrack] {
        var parts: [(timing: SVGTiming, lists: [SVGSegments])] = []
        for running in layer.runningAnimations where !isStill(running) {
            let accumulates = running.animation.accumulates
            let isWhole = !accumulates && needsWholeRun(running.animation)
            let timing = timing(of: running, cycles: !isWhole && !accumulates)
            let lists =
                accumulates
                ? running.animation.repeatedSegments()
                : isWhole ? [wholeRun(of: running)] : running.animation.cycleSegments()
            if let index = parts.firstIndex(where: { $0.timing == timing }) {
                parts[index].lists = SVGSegment.merged(parts[index].lists + lists)
            } else {
                parts.append((timing, lists))
            }
        }
        return parts.flatMap { part in part.lists.map { SVGTrack($0, timing: part.timing, base: base) } }
    }

    private func needsWholeRun(_ animation: CAAnimation) -> Bool {
        animation.speed < 0 || animation.timeOffset != 0 && animation.cycleCount.isFinite
    }

    private func timing(of running: RunningAnimation, cycles: Bool) -> SVGTiming {
        let animation = running.animation
        let slowness = 1 / (abs(Double(animation.speed)) * rate)
        let fill = animation.fillMode
        let offset = cycles ? animation.timeOffset * slowness : 0
        let whole = animation.cycleLength * animation.shownCycleCount
        return SVGTiming(
            begin: (running.begin - localTime) / rate - offset,
            duration: (cycles ? animation.cycleLength : whole) * slowness,
            count: cycles ? animation.cycleCount : 1,
            freezes: !animation.isRemovedOnCompletion && (fill == .forwards || fill == .both),
            fillsBackwards: fill == .backwards || fill == .both)
    }

    /// All of the animation's repetitions in short pieces, for what cannot be written as a cycle.
    private func wholeRun(of running: RunningAnimation) -> SVGSegments {
        let animation = running.animation
        let length = animation.activeDuration
        guard length.isFinite, length > 0 else { return [] }
        let count = min(240, max(24, Int(length * 30)))
        return (0..<count).map { index in
            let times = [index, index + 1].map { Double($0) / Double(count) * length }
            let progress = [times[0] + 1e-6, times[1] - 1e-6].map {
                animation.moment(at: $0, begin: 0)?.progress ?? 0
            }
            let run = SVGSegment.Run(animation: animation, from: progress[0], to: progress[1])
            return SVGSegment(start: times[0], end: times[1], runs: [run])
        }
    }
}
