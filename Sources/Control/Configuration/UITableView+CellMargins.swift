import UIKit

extension UITableView {
    /// The widest margin at the sides that a table has by itself, in points.
    private static let standardMargin: CGFloat = 20

    /// The margins at the sides that cells inherit from the table, or `nil` if they are the standard ones.
    ///
    /// A cell knows the standard margins by itself, and what was mapped ahead of time was mapped with them.
    /// The safe area is not part of the margins: the content of a cell is inside it anyway.
    var marginsOfCells: UIEdgeInsets? {
        let left = max(0, layoutMargins.left - safeAreaInsets.left)
        let right = max(0, layoutMargins.right - safeAreaInsets.right)
        guard max(left, right) > Self.standardMargin else { return nil }
        return UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
    }
}
