package import Foundation

/// The division of a component into bars, one for each line of text.
///
/// Sizes that are negative or not finite count as zero, and no more than 1,000 bars are made.
package struct TextLines: Hashable, Sendable {
    /// The direction in which bars follow each other.
    package enum Mode: String, Hashable, Sendable {
        /// From the top to the bottom.
        case vertical
        /// Side by side.
        case horizontal
    }

    /// The distances in points that bars keep from the edges of the frame, right-to-left already applied.
    package struct Insets: Hashable, Sendable {
        /// The distance from the top edge.
        package var top: CGFloat
        /// The distance from the left edge.
        package var left: CGFloat
        /// The distance from the bottom edge.
        package var bottom: CGFloat
        /// The distance from the right edge.
        package var right: CGFloat

        /// Creates insets; the default keeps no distance.
        package init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }

    /// The number of bars; zero fills the height with as many as fit, and at least one.
    ///
    /// A number above zero is kept, also when the bars are taller than the frame together.
    package var count: Int

    /// The height of one bar, in points.
    package var lineHeight: CGFloat

    /// The gap between bars, in points.
    package var spacing: CGFloat

    /// The width of the last bar as a fraction of the full width, 0...1; a single bar is not shortened.
    package var lastLineScale: CGFloat

    /// The direction in which bars follow each other.
    package var mode: Mode

    /// Whether bars are centered in the height of the frame instead of starting at its top.
    package var isCentered: Bool

    /// Whether a single bar counts as the last line and is shortened too. The default is false.
    package var shortensSingleLine: Bool = false

    /// Whether the bars are turned over in the frame, so that the first is the lowest. The default is false.
    package var isUpsideDown: Bool = false

    /// The distances that bars keep from the edges of the frame.
    package var insets: Insets = Insets()

    /// Widths of single bars in points, by position.
    package var widths = [Int: CGFloat]()

    /// Heights of single bars in points, by position.
    package var heights = [Int: CGFloat]()

    /// Gaps after single bars in points, by position.
    package var spacings = [Int: CGFloat]()

    /// Creates a division into bars.
    ///
    /// The defaults are TABAnimated's for text whose font is not known: 16 points by the coefficient
    /// 0.75, a gap of 8 points, and a last line of half the width.
    ///
    /// - Parameters:
    ///   - count: The number of bars; zero fills the height.
    ///   - lineHeight: The height of one bar, in points.
    ///   - spacing: The gap between bars, in points.
    ///   - lastLineScale: The width of the last bar, as a fraction of the full width.
    ///   - mode: The direction in which bars follow each other.
    ///   - isCentered: Whether bars are centered in the height of the frame.
    package init(
        count: Int, lineHeight: CGFloat = 12, spacing: CGFloat = 8, lastLineScale: CGFloat = 0.5,
        mode: Mode = .vertical, isCentered: Bool = false
    ) {
        self.count = count
        self.lineHeight = lineHeight
        self.spacing = spacing
        self.lastLineScale = lastLineScale
        self.mode = mode
        self.isCentered = isCentered
    }

    /// Creates the division of a view that is mapped as bars, in place of a text.
    init(_ given: SkeletonLines) {
        var count = 0
        if case .custom(let number) = given.count { count = max(0, number) }
        var height: CGFloat = 12
        if case .fixed(let points) = given.height { height = points }
        self.init(
            count: count, lineHeight: height, spacing: given.spacing ?? 8,
            lastLineScale: given.lastLineScale ?? 0.5,
            mode: given.isHorizontal == true ? .horizontal : .vertical)
        shortensSingleLine = given.shortensSingleLine ?? false
        insets = given.barInsets ?? Insets()
    }
}
