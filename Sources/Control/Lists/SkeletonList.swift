public import UIKit

/// A list that can show a skeleton in place of single sections: a table or a collection.
@MainActor
public protocol SkeletonList: UIScrollView {
    /// Shows the app's data as it is now.
    func reloadData()
}

extension UITableView: SkeletonList {}

extension UICollectionView: SkeletonList {}

extension SkeletonList {
    /// Takes the skeleton away and, if asked, reloads the data first, so that the cells are there when it goes.
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

    /// Shows the app's cells of one section; with the last section that loads, the skeleton ends.
    ///
    /// The list reloads, because the number of its sections may change with it.
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

    /// Says which sections the app has inserted into its data and deleted from it while others load.
    ///
    ///     sections.insert(banner, at: 0)
    ///     tableView.moveTabAnimation(insertingSections: [0])
    ///     tableView.insertSections([0], with: .automatic)
    ///
    /// Call it when the data has changed, before the list is told. Sections that load then stay beside their
    /// neighbours. Without it the numbers of cells have to tell what happened: sections with the same numbers at
    /// the beginning and at the end are taken to have stayed, and where several answers are possible, the change
    /// is taken to have happened behind the sections with equal numbers. A section that the app does not have yet
    /// stands behind those it has; `updateTabAnimation()` looks its number up again.
    ///
    /// - Parameters:
    ///   - inserted: The new sections, by their numbers after the change.
    ///   - deleted: The sections that are gone, by their numbers before it.
    public func moveTabAnimation(
        insertingSections inserted: IndexSet = [], deletingSections deleted: IndexSet = []
    ) {
        let change = SectionChange(inserted: inserted, deleted: deleted)
        Attachment.existing(of: self)?.session?.move(by: change)
    }
}
