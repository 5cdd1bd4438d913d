extension SVGAttribute {
    /// The animation elements that take the attribute through the frames.
    func animation(_ keyframes: SVGKeyframes, timing: SVGTiming) -> [SVGElement] {
        let element = animationElement
        let isStepping = isDiscrete || keyframes.isStepping
        let frames = (isStepping ? keyframes.steps() : prepared(keyframes)).frames
        guard let first = frames.first else { return [] }
        element.set("values", frames.map { valueText($0.value) }.joined(separator: ";"))
        if !Self.areEvenlySpread(frames) || isStepping {
            element.set(
                "keyTimes", frames.map { SVGFormat.number($0.time, places: 4) }.joined(separator: ";"))
        }
        if isStepping {
            element.set("calcMode", "discrete")
        } else if frames.dropLast().contains(where: { !$0.easing.isLinear }) {
            element.set("calcMode", "spline")
            element.set("keySplines", frames.dropLast().map(\.easing.text).joined(separator: "; "))
        }
        timing.set(on: element)
        return [waiting(at: first.value, until: timing), element].compactMap { $0 }
    }

    private var isDiscrete: Bool { self == .plain("display") }

    private func prepared(_ keyframes: SVGKeyframes) -> SVGKeyframes {
        let isAngle = self == .transform("rotate")
        return (isAngle ? keyframes.unwrapped() : keyframes).simplified()
    }

    /// Holds the first value until a later begin.
    private func waiting(at value: SVGValue, until timing: SVGTiming) -> SVGElement? {
        guard timing.fillsBackwards, timing.begin >= 0.0005 else { return nil }
        let element = animationElement
        element.set("values", valueText(value))
        element.set("dur", SVGFormat.seconds(timing.begin))
        return element
    }

    private static func areEvenlySpread(_ frames: [SVGKeyframes.Frame]) -> Bool {
        frames.count > 1
            && frames.enumerated().allSatisfy { index, frame in
                abs(frame.time - Double(index) / Double(frames.count - 1)) < 0.00005
            }
    }
}
