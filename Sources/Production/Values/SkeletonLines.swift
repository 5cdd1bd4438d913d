import TabCache
public import UIKit

/// The number, height and spacing of the bars of a text, in place of what its label says.
///
/// ```swift
/// profileView.bioLabel.skeleton.lines.count = 3
/// profileView.bioLabel.skeleton.lines.height = .fixed(15)
/// profileView.bioLabel.skeleton.lines.lastLineScale = 0.7
/// ```
///
/// Everything that is `nil` or empty comes from the mapping options, or else from the label itself.
/// Only labels and text views have lines; other views do not look at them.
public struct SkeletonLines: Hashable, Sendable {
    /// The ways to count the bars of a text.
    public enum Count: Hashable, Sendable, ExpressibleByIntegerLiteral {
        /// As many as the label allows and its height has room for; a text view is filled.
        case inherited
        /// As many as the height has room for.
        case filling
        /// This many, also where they are taller than the text together; less than one counts as `filling`.
        case custom(Int)

        public init(integerLiteral value: Int) {
            self = .custom(value)
        }
    }

    /// The ways to find the height of one bar.
    public enum Height: Hashable, Sendable {
        /// This many points.
        case fixed(CGFloat)
        /// This fraction of the line height of the font; 1 is the whole line.
        case relativeToFont(CGFloat)
        /// The constant of the view's own height constraint, divided by the number of lines.
        ///
        /// Without such a constraint, or without a number of lines, the height is that of the options.
        case relativeToConstraints
    }

    /// How many bars there are; `nil`, the default, is as many as the label or the mapping options say.
    public var count: Count?

    /// How high one bar is; `nil`, the default, is three quarters of the line height, or what the mapping options say.
    public var height: Height?

    /// The gap between bars, in points; `nil` keeps the distance of the lines of text.
    public var spacing: CGFloat?

    /// The width of the last bar as a fraction of the full width, 0...1; `nil` is a half.
    public var lastLineScale: CGFloat?

    /// Whether a single bar counts as the last one and is shortened too.
    ///
    /// `nil`, the default, makes it as long as texts of its kind are; `false` as wide as the label where the text is
    /// not known yet.
    public var shortensSingleLine: Bool?

    /// The corner radius of the bars, in points; `nil`, the default, is a third of their height, at most six points.
    public var cornerRadius: CGFloat?

    /// The distances in points of the bars from the edges of the view; `nil`, the default, is none. Where content runs from
    /// right to left, left and right are exchanged.
    public var insets: UIEdgeInsets? {
        get { barInsets.map { UIEdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right) } }
        set {
            barInsets = newValue.map {
                TextLines.Insets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right)
            }
        }
    }

    /// Whether bars stand side by side; `nil`, as false, puts one below the other.
    public var isHorizontal: Bool?

    var barInsets: TextLines.Insets?

    /// Creates lines of which nothing else is set.
    public init(count: Count? = nil) {
        self.count = count
    }

    /// The measures that SkeletonView starts from: bars of 15 points with square corners, gaps of 10, a last line of 70 %,
    /// single lines included.
    public static let skeletonView: SkeletonLines = {
        var lines = SkeletonLines()
        lines.height = .fixed(15)
        lines.spacing = 10
        lines.lastLineScale = 0.7
        lines.shortensSingleLine = true
        lines.cornerRadius = 0
        return lines
    }()
}

extension SkeletonLines {
    /// Whether all options are left alone.
    var isEmpty: Bool { self == SkeletonLines() }

    /// Whether all options that move or divide bars are left alone.
    var leavesPlaces: Bool {
        var lines = self
        lines.cornerRadius = nil
        if lines.shortensSingleLine == false { lines.shortensSingleLine = nil }
        return lines.isEmpty
    }

    /// Returns these lines, falling back to others where they leave a value open.
    func over(_ others: SkeletonLines) -> SkeletonLines {
        var lines = self
        lines.count = count ?? others.count
        lines.height = height ?? others.height
        lines.spacing = spacing ?? others.spacing
        lines.lastLineScale = lastLineScale ?? others.lastLineScale
        lines.shortensSingleLine = shortensSingleLine ?? others.shortensSingleLine
        lines.cornerRadius = cornerRadius ?? others.cornerRadius
        lines.barInsets = barInsets ?? others.barInsets
        lines.isHorizontal = isHorizontal ?? others.isHorizontal
        return lines
    }
}
