public import UIKit

/// A layout of columns in which each item has a height of its own and is added to the shortest column.
public struct WaterfallAnimated {
    /// The heights of the items in points, in their order; they follow each other again and again until the list is
    /// full.
    public var heights: [CGFloat]

    /// The number of columns, at least 1. The default is 2.
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
        self.heights = heights.map(\.clampedLength)
        self.columns = max(1, columns)
        self.lineSpacing = lineSpacing
        self.columnSpacing = columnSpacing
        self.insets = insets
    }
}
