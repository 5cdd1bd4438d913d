/// A piece of text in one font and colour, set on one line.
public struct HeadlessTextRun: Hashable, Sendable {
    public var string: String
    /// Where the baseline of the piece begins, at its left edge.
    public var origin: CGPoint
    public var width: CGFloat
    public var font: UIFont
    public var color: CGColor
    public var isUnderlined: Bool
    public var isStruckThrough: Bool

    public init(
        string: String, origin: CGPoint, width: CGFloat, font: UIFont, color: CGColor,
        isUnderlined: Bool = false, isStruckThrough: Bool = false
    ) {
        self.string = string
        self.origin = origin
        self.width = width
        self.font = font
        self.color = color
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
    }

    func colored(_ color: CGColor) -> HeadlessTextRun {
        var run = self
        run.color = color
        return run
    }
}
