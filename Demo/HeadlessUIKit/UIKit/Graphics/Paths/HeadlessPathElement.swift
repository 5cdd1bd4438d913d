/// One step of a path.
public enum HeadlessPathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close

    /// Where the step leads; nil for a close.
    var end: CGPoint? {
        switch self {
        case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
        case .close: nil
        }
    }

    var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quadCurve(let end, let control): [control, end]
        case .curve(let end, let control1, let control2): [control1, control2, end]
        case .close: []
        }
    }

    func applying(_ t: CGAffineTransform) -> HeadlessPathElement {
        if t.isIdentity { return self }
        return switch self {
        case .move(let end): .move(end.applying(t))
        case .line(let end): .line(end.applying(t))
        case .quadCurve(let end, let control):
            .quadCurve(end.applying(t), control: control.applying(t))
        case .curve(let end, let control1, let control2):
            .curve(end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
        case .close: .close
        }
    }

    /// The same way back, from the end to `start`.
    func reversed(to start: CGPoint) -> HeadlessPathElement {
        switch self {
        case .move: .move(start)
        case .line, .close: .line(start)
        case .quadCurve(_, let control): .quadCurve(start, control: control)
        case .curve(_, let control1, let control2):
            .curve(start, control1: control2, control2: control1)
        }
    }
}
