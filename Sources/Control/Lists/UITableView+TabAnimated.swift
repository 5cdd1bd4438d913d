public import UIKit

extension UITableView {
    /// Takes the skeleton away and, if asked, reloads the data first, so that the rows are there when it goes.
    ///
    /// - Parameters:
    ///   - reloading: Whether to call `reloadData()`.
    ///   - transition: How the skeleton goes; the default is at once.
    public func endTabAnimation(reloading: Bool, transition: SkeletonTransition = .none) {
        if reloading, isTabAnimating { reloadData() }
        endTabAnimation(transition: transition)
    }

    /// Shows the skeleton of one section; sections that load already go on.
    ///
    /// The section shows what the model has for its number, or what its last section has.
    ///
    /// - Parameters:
    ///   - section: The number of the section; the app's data need not have it yet.
    ///   - fileID: The file that the watchdog names; the default is the caller's.
    ///   - line: The line that the watchdog names; the default is the caller's.
    public func startTabAnimation(inSection section: Int, fileID: String = #fileID, line: UInt = #line) {
        guard section >= 0 else { return }
        startTabAnimation(of: .section(section), call: SkeletonCall(file: fileID, line: line))
    }

    /// Shows the app's rows of one section; with the last section that loads, the skeleton ends.
    ///
    /// The table reloads, because the number of its sections may change with it.
    ///
    /// - Parameters:
    ///   - section: The number that the section was started with.
    ///   - transition: How the skeleton goes when this was the last section; the default is at once.
    ///   - completion: Called when nothing of the section's skeleton is left.
    public func endTabAnimation(
        inSection section: Int, transition: SkeletonTransition = .none,
        completion: (@MainActor () -> Void)? = nil
    ) {
        endTabAnimation(of: .section(section), transition: transition, completion: completion)
    }

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
