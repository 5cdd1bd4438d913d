/// Stretches of one or more animations, one after the other without gaps.
typealias SVGSegments = [SVGSegment]

extension CAAnimation {
    /// The stretches of a whole cycle, the way back included, in the animation's own seconds: a list for each
    /// member of a group that changes things at other times than the rest.
    func cycleSegments() -> [SVGSegments] {
        let lists = runSegments()
        guard autoreverses else { return lists }
        return lists.map { list in
            list + list.reversed().map { $0.mirrored(in: duration).moved(by: duration) }
        }
    }

    /// The length of a cycle in the animation's own seconds.
    var cycleLength: CFTimeInterval { autoreverses ? duration * 2 : duration }

    /// How many cycles there are.
    var cycleCount: Double {
        guard cycleLength > 0 else { return 1 }
        if repeatDuration > 0 { return repeatDuration / cycleLength }
        return repeatCount > 0 ? Double(repeatCount) : 1
    }

    /// The stretches of one run from the start to the end.
    private func runSegments() -> [SVGSegments] {
        switch self {
        case let group as CAAnimationGroup where SVGEasing(timingFunction).isLinear:
            return SVGSegment.merged((group.animations ?? []).flatMap { $0.segments(inGroupOf: duration) })
        case is CASpringAnimation, is CAAnimationGroup:
            return [sampledSegments()]
        case let keyframes as CAKeyframeAnimation:
            return [keyframes.keySegments() ?? sampledSegments()]
        default:
            let easing = SVGEasing(timingFunction)
            let run = SVGSegment.Run(animation: self, from: 0, to: 1, pace: easing)
            return [[SVGSegment(start: 0, end: duration, easing: easing, runs: [run])]]
        }
    }

    /// A run in short straight pieces, for what no curve of SVG describes.
    func sampledSegments() -> SVGSegments {
        let count = min(120, max(24, Int(duration * 30)))
        return (0..<count).map { index in
            let (low, high) = (Double(index) / Double(count), Double(index + 1) / Double(count))
            return SVGSegment(
                start: low * duration, end: high * duration,
                runs: [SVGSegment.Run(animation: self, from: eased(low), to: eased(high))])
        }
    }

    /// The stretches of the animation as a member of a group, from the group's start to its end.
    private func segments(inGroupOf length: CFTimeInterval) -> [SVGSegments] {
        guard speed > 0, cycleLength > 0 else { return [] }
        let slowness = 1 / Double(speed)
        let cycle = cycleLength * slowness
        let end = min(length, beginTime + cycle * cycleCount)
        let count = Int((max(0, end - beginTime) / cycle).rounded(.up))
        return cycleSegments().map { list in
            let repeated = (0..<count).flatMap { index in
                list.map {
                    $0.moved(by: beginTime + Double(index) * cycle, slowed: slowness).inIteration(index)
                }
            }
            return filled(repeated.flatMap { $0.cut(at: end) }, until: length)
        }
    }

    /// The list with what the fill mode shows before and after it.
    private func filled(_ list: SVGSegments, until length: CFTimeInterval) -> SVGSegments {
        guard let first = list.first, let last = list.last else { return list }
        var result = list
        if first.start > 1e-9 {
            let isShown = fillMode == .backwards || fillMode == .both
            let runs = first.runs.map { $0.resting(at: $0.from) }
            result.insert(SVGSegment(start: 0, end: first.start, runs: isShown ? runs : []), at: 0)
        }
        if last.end < length - 1e-9 {
            let isShown = fillMode == .forwards || fillMode == .both
            let runs = last.runs.map { $0.resting(at: $0.to) }
            result.append(SVGSegment(start: last.end, end: length, runs: isShown ? runs : []))
        }
        return result
    }
}

extension CAAnimation {
    /// Whether each repetition goes on where the one before it ended.
    var accumulates: Bool {
        (self as? CAPropertyAnimation)?.isCumulative == true && cycleCount > 1 && speed > 0 && timeOffset == 0
    }

    /// An animation that accumulates for ever is shown this often.
    private static let mostRepetitions = 100.0

    /// How often an animation is shown that is written out repetition by repetition.
    var shownCycleCount: Double { accumulates ? min(cycleCount, Self.mostRepetitions) : cycleCount }

    /// All repetitions one after the other.
    func repeatedSegments() -> [SVGSegments] {
        let end = cycleLength * shownCycleCount
        return cycleSegments().map { list in
            let repeated = (0..<Int(shownCycleCount.rounded(.up))).flatMap { index in
                list.map { $0.moved(by: Double(index) * cycleLength).inIteration(index) }
            }
            return repeated.flatMap { $0.cut(at: end) }
        }
    }
}

extension SVGSegment {
    /// The lists with those that change things at the same times and paces made into one.
    static func merged(_ lists: [SVGSegments]) -> [SVGSegments] {
        var result: [SVGSegments] = []
        for list in lists {
            let index = result.firstIndex { other in
                other.count == list.count && zip(other, list).allSatisfy { $0.hasTimes(of: $1) }
            }
            guard let index else {
                result.append(list)
                continue
            }
            for position in list.indices {
                result[index][position].runs += list[position].runs
            }
        }
        return result
    }
}
