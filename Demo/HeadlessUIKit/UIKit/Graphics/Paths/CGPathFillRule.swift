/// Which points count as inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    case winding
    case evenOdd
}
