/// A piece of a circle, as the cubic curves that follow it.
struct Arc {
    let center: CGPoint
    let radius: CGFloat
    let start: CGFloat
    /// The signed angle from the start to the end.
    let delta: CGFloat

    init(center: CGPoint, radius: CGFloat, start: CGFloat, delta: CGFloat) {
        self.center = center
        self.radius = radius
        self.start = start
        self.delta = delta
    }

    /// The arc from one angle to another, with the angle decreasing or increasing on the way.
    init(center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, decreasing: Bool) {
        let turn = 2 * CGFloat.pi
        let distance = decreasing ? start - end : end - start
        let isFullTurn = abs(distance) >= turn - 1e-9
        let remainder = distance.truncatingRemainder(dividingBy: turn)
        let length = isFullTurn ? turn : (remainder < 0 ? remainder + turn : remainder)
        self.init(center: center, radius: radius, start: start, delta: decreasing ? -length : length)
    }

    /// The arc that touches the line to the first point and the line on to the second; nil if these are
    /// one line.
    init?(from start: CGPoint, tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
        let incoming = atan2(start.y - corner.y, start.x - corner.x)
        let outgoing = atan2(end.y - corner.y, end.x - corner.x)
        var opening = outgoing - incoming
        if opening > .pi { opening -= 2 * .pi }
        if opening < -.pi { opening += 2 * .pi }
        guard start != corner, corner != end, abs(sin(opening)) > 1e-9, radius > 0 else { return nil }
        let distance = radius / sin(abs(opening) / 2)
        let bisector = incoming + opening / 2
        let direction = CGVector(dx: cos(bisector), dy: sin(bisector))
        let side: CGFloat = opening > 0 ? -1 : 1
        self.init(
            center: corner.moved(by: direction, times: distance), radius: radius,
            start: incoming + side * .pi / 2, delta: -side * (abs(opening) - .pi))
    }

    func point(at angle: CGFloat) -> CGPoint {
        CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }

    /// The curves, after a line to the start (joining) or a move to it.
    func elements(joining: Bool) -> PathElements {
        var list: [HeadlessPathElement] = [joining ? .line(point(at: start)) : .move(point(at: start))]
        let count = Int((abs(delta) / (.pi / 2)).rounded(.up))
        for index in 0..<count {
            let step = delta / CGFloat(count)
            list.append(curve(from: start + CGFloat(index) * step, by: step))
        }
        return PathElements(list)
    }

    private func curve(from angle: CGFloat, by step: CGFloat) -> HeadlessPathElement {
        let reach = 4 / 3 * tan(step / 4) * radius
        let end = angle + step
        return .curve(
            point(at: end),
            control1: point(at: angle).moved(by: CGVector(dx: -sin(angle), dy: cos(angle)), times: reach),
            control2: point(at: end).moved(by: CGVector(dx: -sin(end), dy: cos(end)), times: -reach))
    }
}
