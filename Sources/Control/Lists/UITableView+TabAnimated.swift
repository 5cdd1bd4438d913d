public import UIKit

extension UITableView {
    /// Shows the skeleton of one row of the first section; rows that load already go on.
    public func startTabAnimation(atRow row: Int, fileID: String = #fileID, line: UInt = #line) {
        guard row >= 0 else { return }
        startTabAnimation(of: .row(row), call: SkeletonCall(file: fileID, line: line))
    }

    /// Shows the app's row in place of a skeleton; with the last one that loads, the skeleton ends.
    ///
    /// - Parameters:
    ///   - row: The number of the row in the first section.
    ///   - transition: How the skeleton goes when this was the last row; the default is at once.
    ///   - completion: Called when nothing of the row's skeleton is left.
    public func endTabAnimation(
        atRow row: Int, transition: SkeletonTransition = .none, completion: (@MainActor () -> Void)? = nil
    ) {
        endTabAnimation(of: .row(row), transition: transition, completion: completion)
    }
}
