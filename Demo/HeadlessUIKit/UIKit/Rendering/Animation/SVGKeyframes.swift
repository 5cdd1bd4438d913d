/// Values of an attribute at shares of a cycle, with the pace from each to the next.
struct SVGKeyframes {
    struct Frame: Equatable {
        var time: Double
        var value: SVGValue
        var easing: SVGEasing
    }

    private(set) var frames: [Frame] = []

    /// Adds a value; one that repeats the last one at the same time only sets the pace.
    mutating func append(_ value: SVGValue, at time: Double, easing: SVGEasing) {
        if let last = frames.last, abs(last.time - time) < 1e-6, last.value.isSame(as: value) {
            frames[frames.count - 1].easing = easing
            return
        }
        frames.append(Frame(time: time, value: value, easing: easing))
    }

    /// Whether the value jumps from one to the next, because it cannot or need not do otherwise.
    var isStepping: Bool {
        let pairs = zip(frames, frames.dropFirst())
        return !pairs.allSatisfy { $0.value.mixes(with: $1.value) }
            || pairs.allSatisfy { $1.time - $0.time < 1e-6 || $0.value.isSame(as: $1.value) }
    }

    /// The same values with angles that go on where they would jump by a whole turn.
    func unwrapped() -> SVGKeyframes {
        var result = SVGKeyframes()
        var previous: CGFloat?
        for frame in frames {
            guard case .numbers(let numbers, let unit) = frame.value, let angle = numbers.first else {
                return self
            }
            let turns = previous.map { (($0 - angle) / 360).rounded() } ?? 0
            let value = angle + turns * 360
            previous = value
            result.frames.append(
                Frame(time: frame.time, value: .numbers([value], unit: unit), easing: frame.easing))
        }
        return result
    }

    /// Without the values that lie on the straight way between their neighbors.
    func simplified() -> SVGKeyframes {
        var result = SVGKeyframes()
        for frame in frames {
            while result.frames.count >= 2, result.lastIsOnTheWay(to: frame) {
                result.frames.removeLast()
            }
            result.frames.append(frame)
        }
        return result
    }

    private func lastIsOnTheWay(to next: Frame) -> Bool {
        let (start, middle) = (frames[frames.count - 2], frames[frames.count - 1])
        guard start.easing.isLinear, middle.easing.isLinear, next.time > start.time else { return false }
        guard middle.time > start.time || middle.value.isSame(as: start.value) else { return false }
        guard next.time > middle.time || middle.value.isSame(as: next.value) else { return false }
        let share = (middle.time - start.time) / (next.time - start.time)
        return middle.value.isSame(as: start.value) && middle.value.isSame(as: next.value)
            || start.value.mixes(with: next.value)
                && middle.value.isMix(of: start.value, and: next.value, share: share, tolerance: 0.002)
    }

    /// Only the moments at which a value that cannot mix becomes another one.
    func steps() -> SVGKeyframes {
        var result = SVGKeyframes()
        for frame in frames where !(result.frames.last?.value.isSame(as: frame.value) ?? false) {
            if let last = result.frames.last, abs(last.time - frame.time) < 1e-6 {
                result.frames.removeLast()
            }
            result.frames.append(frame)
        }
        return result
    }
}
