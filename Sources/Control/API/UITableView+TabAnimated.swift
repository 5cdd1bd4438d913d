public import UIKit

extension UITableView {
    /// Shows the skeleton of one row of the first section; rows that load already go on.
    ///
    /// - Parameters:
    ///   - row: The number of the row; the app's data need not have it yet.
    ///   - fileID: The file that the watchdog names; the default is the caller's.
    ///   - line: The line that the watchdog names; the default is the caller's.
    public func startTabAnimation(atRow row: Int, fileID: String = #fileID, line: UInt = #line) {
        startTabAnimation(at: IndexPath(row: row, section: 0), fileID: fileID, line: line)
    }

    /// Shows the app's row in place of a skeleton; with the last one that loads, the skeleton ends.
    ///
    /// - Parameters:
    ///   - row: The number of the row in the first section.
    ///   - transition: How the skeleton goes when this was the last row; the default is at once.
    ///   - completion: Called once, when nothing of the row's skeleton is left; at once if the row does not load.
    public func endTabAnimation(
        atRow row: Int, transition: SkeletonTransition = SkeletonConfiguration.shared.transition,
        completion: (@MainActor () -> Void)? = nil
    ) {
        endTabAnimation(
            at: IndexPath(row: row, section: 0), transition: transition, completion: completion)
    }
}
