/// A stretch of an animation during which it goes from one value to the next at one pace.
struct SVGSegment {
    /// An animation that is at work, and the progress it makes in the stretch.
    struct Run {
        let animation: CAAnimation
        var from: Double
        var to: Double
        /// How the progress is made; easing that the animation itself applies is not part of it.
        var pace = SVGEasing.linear
        var iteration = 0

        /// The run standing still at one of its moments.
        func resting(at progress: Double) -> Run {
            Run(animation: animation, from: progress, to: progress, iteration: iteration)
        }

        func moment(at share: Double) -> AnimationMoment {
            AnimationMoment(progress: from + (to - from) * pace.value(at: share), iteration: iteration)
        }
    }

    var start: Double
    var end: Double
    /// How the values change, whoever eases them.
    var easing = SVGEasing.linear
    /// Empty while the layer shows its own value.
    var runs: [Run] = []

    var length: Double { end - start }

    func hasTimes(of other: SVGSegment) -> Bool {
        abs(start - other.start) < 1e-9 && abs(end - other.end) < 1e-9 && easing == other.easing
    }

    /// The stretch played backwards in time that runs from the end of a span of `length`.
    func mirrored(in length: Double) -> SVGSegment {
        SVGSegment(
            start: length - end, end: length - start, easing: easing.reversed,
            runs: runs.map { Run(animation: $0.animation, from: $0.to, to: $0.from, pace: $0.pace.reversed) })
    }

    /// The stretch at another time, played `factor` times slower.
    func moved(by offset: Double, slowed factor: Double = 1) -> SVGSegment {
        var copy = self
        copy.start = start * factor + offset
        copy.end = end * factor + offset
        return copy
    }

    /// The stretch in a later repetition of its animations.
    func inIteration(_ iteration: Int) -> SVGSegment {
        var copy = self
        for index in copy.runs.indices { copy.runs[index].iteration = iteration }
        return copy
    }

    /// The part of the stretch before `time`, in straight pieces.
    func cut(at time: Double) -> [SVGSegment] {
        guard end > time + 1e-9 else { return [self] }
        guard length > 0, time > start + 1e-9 else { return [] }
        return pieces(easing.isLinear ? 1 : 12, upTo: (time - start) / length)
    }

    /// The stretch up to a share of it as pieces of even pace.
    func pieces(_ count: Int, upTo share: Double = 1) -> [SVGSegment] {
        (0..<count).map { index in
            let (low, high) = (
                share * Double(index) / Double(count), share * Double(index + 1) / Double(count)
            )
            return SVGSegment(
                start: start + length * low, end: start + length * high,
                runs: runs.map {
                    Run(
                        animation: $0.animation, from: $0.moment(at: low).progress,
                        to: $0.moment(at: high).progress, iteration: $0.iteration)
                })
        }
    }
}
