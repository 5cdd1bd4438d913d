import UIKit

extension UITableView {
    /// The widest side margin that a table has by default, in points.
    private static let standardMargin: CGFloat = 20

    /// The side margins that cells inherit from the table; `nil` for the standard margins, which cells have by themselves.
    ///
    /// The margins exclude the safe area: the content of a cell is inside it anyway.
    var marginsOfCells: UIEdgeInsets? {
        let left = max(0, layoutMargins.left - safeAreaInsets.left)
        let right = max(0, layoutMargins.right - safeAreaInsets.right)
        guard max(left, right) > Self.standardMargin else { return nil }
        return UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
    }
}
