/// The dashes with which a shape is stroked, its trimmed ends included.
struct ShapeDash: Equatable {
    var lengths: [CGFloat]
    var phase: CGFloat
}

extension CAShapeLayer {
    /// The pattern of dashes; a line whose ends are cut off is one whose pattern has a gap beyond them.
    func dash(trimming: Bool) -> ShapeDash {
        let pattern = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
        guard trimming else { return ShapeDash(lengths: pattern, phase: lineDashPhase) }
        let length = path?.headlessLength ?? 0
        let start = min(max(strokeStart, 0), 1) * length
        let shown = max(0, min(max(strokeEnd, 0), 1) * length - start)
        let beyond = length + 1
        guard pattern.contains(where: { $0 > 0 }) else {
            return ShapeDash(lengths: [shown, beyond], phase: -start)
        }
        var lengths = Self.pieces(of: pattern, phase: lineDashPhase, until: shown)
        if lengths.count % 2 == 1 { lengths.append(beyond) } else { lengths[lengths.count - 1] += beyond }
        return ShapeDash(lengths: lengths, phase: -start)
    }

    /// Whether less than the whole path is stroked.
    var trimsStroke: Bool { strokeStart > 0 || strokeEnd < 1 }

    /// The dashes and gaps in turn, beginning with a dash, that make up a length.
    private static func pieces(of pattern: [CGFloat], phase: CGFloat, until end: CGFloat) -> [CGFloat] {
        let cycle = pattern.count % 2 == 0 ? pattern : pattern + pattern
        let total = cycle.reduce(0, +)
        var skipped = phase.truncatingRemainder(dividingBy: total)
        if skipped < 0 { skipped += total }
        var (index, rest) = (0, cycle[0])
        while skipped >= rest, skipped > 0 {
            skipped -= rest
            index = (index + 1) % cycle.count
            rest = cycle[index]
        }
        var lengths: [CGFloat] = index % 2 == 0 ? [] : [0]
        var (position, next) = (CGFloat(0), rest - skipped)
        repeat {
            lengths.append(min(next, end - position))
            position += next
            index = (index + 1) % cycle.count
            next = cycle[index]
        } while position < end
        return lengths
    }
}
