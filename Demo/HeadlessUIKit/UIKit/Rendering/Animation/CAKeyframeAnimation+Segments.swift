extension CAKeyframeAnimation {
    /// The stretches between the key frames; nil if they cannot be told apart, as with curved ways between
    /// the values or an easing of the whole.
    func keySegments() -> SVGSegments? {
        guard SVGEasing(timingFunction).isLinear, path == nil else { return nil }
        guard ![.cubic, .cubicPaced].contains(calculationMode) else { return nil }
        let values = plainValues
        var times = times(of: values)
        guard values.count > 1, times.count == values.count else { return nil }
        if calculationMode == .discrete || times[times.count - 1] < 1 { times.append(1) }
        let first = times[0] > 0 ? [segment(from: 0, to: times[0], holds: true)] : []
        return first
            + times.indices.dropLast().map { index in
                let holds = calculationMode == .discrete || index >= values.count - 1
                return segment(
                    from: times[index], to: times[index + 1], holds: holds, easing: easing(at: index))
            }
    }

    private func easing(at index: Int) -> SVGEasing {
        guard calculationMode == .linear, let timingFunctions, timingFunctions.indices.contains(index)
        else { return .linear }
        return SVGEasing(timingFunctions[index])
    }

    /// A stretch whose ends lie just inside of it, so that they belong to it and not to its neighbors.
    private func segment(
        from start: Double, to end: Double, holds: Bool, easing: SVGEasing = .linear
    ) -> SVGSegment {
        let margin = (end - start) * 1e-7
        let run = SVGSegment.Run(
            animation: self, from: start + margin, to: holds ? start + margin : end - margin)
        return SVGSegment(
            start: start * duration, end: end * duration, easing: holds ? .linear : easing, runs: [run])
    }
}
