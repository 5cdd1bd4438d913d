/// How a line is drawn along a path.
public struct HeadlessStroke: Hashable, Sendable {
    public var lineWidth: CGFloat
    public var cap: CGLineCap
    public var join: CGLineJoin
    /// How far, in widths, a mitred corner may reach before it is cut off.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn; empty for a line without gaps.
    public var dash: [CGFloat]
    /// How far into the pattern of dashes the line begins.
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
