import TabProduction
public import UIKit

/// A layout of columns in which each item has a height of its own and is added to the shortest column.
public struct WaterfallAnimated {
    /// The heights of the items in points; they repeat in order until the list is full.
    public var heights: [CGFloat]

    /// The number of columns, from 1 to 100. The default is 2.
    public var columns: Int

    /// The space between two items of a column, in points. The default is 10.
    public var lineSpacing: CGFloat

    /// The space between two columns, in points. The default is 10.
    public var columnSpacing: CGFloat

    /// The space around the items, in points. The default is 10 on each side.
    public var insets: UIEdgeInsets

    /// Creates a waterfall.
    public init(
        heights: [CGFloat], columns: Int = 2, lineSpacing: CGFloat = 10, columnSpacing: CGFloat = 10,
        insets: UIEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    ) {
        self.heights = heights
        self.columns = columns
        self.lineSpacing = lineSpacing
        self.columnSpacing = columnSpacing
        self.insets = insets
    }
}

@MainActor
extension WaterfallAnimated {
    /// The waterfall with numbers that can be laid out; the log names each number that had to change.
    var usable: WaterfallAnimated {
        func length(_ length: CGFloat, _ name: String, from least: CGFloat = -100_000) -> CGFloat {
            SkeletonLog.usable(length, in: least...100_000, or: 0, "\(name) of a WaterfallAnimated")
        }
        var usable = self
        usable.heights = heights.map { length($0, "a height", from: 0) }
        usable.columns = SkeletonLog.usable(columns, in: 1...100, or: 1, "columns of a WaterfallAnimated")
        usable.lineSpacing = length(lineSpacing, "lineSpacing")
        usable.columnSpacing = length(columnSpacing, "columnSpacing")
        usable.insets.top = length(insets.top, "an inset")
        usable.insets.left = length(insets.left, "an inset")
        usable.insets.bottom = length(insets.bottom, "an inset")
        usable.insets.right = length(insets.right, "an inset")
        return usable
    }
}
