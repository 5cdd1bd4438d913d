import Foundation

/// Where an animation stands: how far into a run, and in which repetition.
struct AnimationMoment: Equatable {
    /// The progress of the run, after reversing and easing; springs go beyond 0...1.
    var progress: Double
    var iteration: Int
}

extension CAAnimation {
    /// The length of one repetition, with the way back if there is one.
    private var cycle: CFTimeInterval { autoreverses ? duration * 2 : duration }

    /// How long all repetitions take, in the animation's own time.
    private var totalDuration: CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        return cycle * (repeatCount > 0 ? CFTimeInterval(repeatCount) : 1)
    }

    /// How long the animation runs, in the time of its layer or group.
    var activeDuration: CFTimeInterval {
        speed == 0 ? .infinity : totalDuration / CFTimeInterval(abs(speed))
    }

    /// Where the animation stands at a time of its layer or group, to the nanosecond; nil when it
    /// shows nothing.
    func moment(at time: CFTimeInterval, begin: CFTimeInterval) -> AnimationMoment? {
        let elapsed = ((time - begin) * 1e9).rounded() / 1e9
        if elapsed < 0 {
            return fillMode == .backwards || fillMode == .both ? moment(afterOwn: 0) : nil
        }
        if elapsed >= activeDuration {
            return fillMode == .forwards || fillMode == .both ? lastMoment : nil
        }
        return moment(afterOwn: elapsed * CFTimeInterval(speed))
    }

    /// A time offset shifts where the run starts; what is left out comes at the end.
    private func moment(afterOwn elapsed: CFTimeInterval) -> AnimationMoment {
        var time = elapsed + timeOffset
        if speed < 0 { time += totalDuration.isFinite ? totalDuration : 0 }
        guard cycle > 0 else { return AnimationMoment(progress: eased(1), iteration: 0) }
        let iteration = (time / cycle).rounded(.down)
        var within = time - iteration * cycle
        if within > duration { within = cycle - within }
        return AnimationMoment(progress: eased(within / duration), iteration: max(0, Int(iteration)))
    }

    /// The end of the last repetition, which may be a part of one only.
    private var lastMoment: AnimationMoment {
        guard speed > 0, cycle > 0, totalDuration.isFinite else { return moment(afterOwn: 0) }
        let cycles = totalDuration / cycle
        let isWhole = cycles == cycles.rounded(.down) && timeOffset == 0
        guard isWhole else { return moment(afterOwn: totalDuration) }
        return AnimationMoment(progress: eased(autoreverses ? 0 : 1), iteration: max(0, Int(cycles) - 1))
    }
}
