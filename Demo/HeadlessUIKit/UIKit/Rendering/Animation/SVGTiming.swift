/// When an animation element runs, in seconds of the picture.
struct SVGTiming: Equatable {
    var begin: Double
    /// The length of a cycle.
    var duration: Double
    /// How many cycles; infinite for ever.
    var count = 1.0
    /// Whether the last value stays when all cycles are over.
    var freezes = false
    /// Whether the first value shows before the begin.
    var fillsBackwards = false

    var end: Double { begin + duration * count }

    func overlaps(_ other: SVGTiming) -> Bool {
        let (ownEnd, otherEnd) = (freezes ? .infinity : end, other.freezes ? .infinity : other.end)
        return begin < otherEnd - 1e-6 && other.begin < ownEnd - 1e-6
    }

    /// Sets the timing attributes of an animation element; initial values are left out.
    func set(on element: SVGElement) {
        if abs(begin) >= 0.0005 { element.set("begin", SVGFormat.seconds(begin)) }
        element.set("dur", SVGFormat.seconds(duration))
        if count > 1e6 {
            element.set("repeatCount", "indefinite")
        } else if count != 1 {
            element.set("repeatCount", SVGFormat.number(count))
        }
        if freezes { element.set("fill", "freeze") }
    }
}
