/// A piece of text in one font and color, set on one line.
public struct HeadlessTextRun: Hashable, Sendable {
    /// A line under or through the text; without a color it has that of the text.
    public struct Decoration: Hashable, Sendable {
        public var style: NSUnderlineStyle
        public var color: CGColor?

        public init(style: NSUnderlineStyle = .single, color: CGColor? = nil) {
            self.style = style
            self.color = color
        }
    }

    /// The outlines of the characters, in hundredths of the font's size: alone if the width is positive, with
    /// the inside filled if it is negative.
    public struct Outline: Hashable, Sendable {
        public var width: CGFloat
        public var color: CGColor?

        public init(width: CGFloat, color: CGColor? = nil) {
            self.width = width
            self.color = color
        }
    }

    public var string: String
    /// Where the baseline of the piece begins, at its left edge.
    public var origin: CGPoint
    public var width: CGFloat
    public var font: UIFont
    public var color: CGColor
    public var underline: Decoration?
    public var strikethrough: Decoration?
    public var outline: Outline?

    public init(
        string: String, origin: CGPoint, width: CGFloat, font: UIFont, color: CGColor,
        underline: Decoration? = nil, strikethrough: Decoration? = nil, outline: Outline? = nil
    ) {
        self.string = string
        self.origin = origin
        self.width = width
        self.font = font
        self.color = color
        self.underline = underline
        self.strikethrough = strikethrough
        self.outline = outline
    }

    public var isUnderlined: Bool { underline != nil }
    public var isStruckThrough: Bool { strikethrough != nil }

    /// The same text with every color replaced by another.
    func mappingColors(_ change: (CGColor) -> CGColor) -> HeadlessTextRun {
        var run = self
        run.color = change(color)
        run.underline?.color = underline?.color.map(change)
        run.strikethrough?.color = strikethrough?.color.map(change)
        run.outline?.color = outline?.color.map(change)
        return run
    }
}
