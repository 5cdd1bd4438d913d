public import UIKit

/// A list that can show a skeleton in place of single sections and cells: a table or a collection.
///
/// It names what both have in common; there is nothing to adopt it for.
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
    ///   - reloading: Whether to call `reloadData()`, also if no skeleton is shown, such as before its delay has passed.
    ///   - transition: How the skeleton goes; the default is at once.
    public func endTabAnimation(
        reloading: Bool, transition: SkeletonTransition = SkeletonConfiguration.shared.transition
    ) {
        if reloading { reloadData() }
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
        guard section >= 0 else { return SkeletonLog.warn("There is no section \(section) to start") }
        Attachment.of(self).start(.section(section), call: SkeletonCall(file: fileID, line: line))
    }

    /// Shows the app's cells of one section; with the last section that loads, the skeleton ends.
    ///
    /// The list reloads: at once, or in the next turn of the run loop where it does not know of all the app's data yet. An
    /// app that inserts its cells before then is left to do so.
    ///
    /// - Parameters:
    ///   - section: The number that the section was started with.
    ///   - transition: How the skeleton goes when this was the last section; the default is at once.
    ///   - completion: Called once, when nothing of the section's skeleton is left; at once if the section does not
    ///     load.
    public func endTabAnimation(
        inSection section: Int, transition: SkeletonTransition = SkeletonConfiguration.shared.transition,
        completion: (@MainActor () -> Void)? = nil
    ) {
        guard let attachment = Attachment.existing(of: self) else {
            completion?()
            return
        }
        attachment.end(.section(section), transition: transition, completion: completion)
    }

    /// Announces which sections the app inserts into its data, deletes from it and moves in it while others load.
    ///
    /// ```swift
    /// sections.insert([.sample], at: 0)
    /// tableView.tabAnimationSectionsWillChange(inserting: [0])
    /// tableView.insertSections([0], with: .automatic)
    /// ```
    ///
    /// Call it when the data has changed, before the list is told. Sections that load then stay beside their
    /// neighbors, and a section that moves takes its skeleton along. In a batch of several changes call it for each of
    /// them, or once for all. A section that the app does not have yet comes after those it has;
    /// `updateTabAnimation()` looks its number up again.
    ///
    /// Without it the numbers of cells have to tell what happened: sections with the same numbers at the beginning and
    /// at the end are taken to have stayed, and where several answers are possible, the change is taken to have
    /// happened behind the sections with equal numbers. Numbers never tell of a section that moves. After a wrong guess
    /// a cover is over another section than the one that loads.
    ///
    /// - Parameters:
    ///   - inserted: The new sections, by their numbers after the change.
    ///   - deleted: The sections that are gone, by their numbers before it.
    ///   - moved: The numbers after the change of sections that move, by their numbers before it.
    public func tabAnimationSectionsWillChange(
        inserting inserted: IndexSet = [], deleting deleted: IndexSet = [], moving moved: [Int: Int] = [:]
    ) {
        Attachment.existing(of: self)?.session?.follow(
            SectionChange(inserted: inserted, deleted: deleted, moved: moved))
    }
}

// MARK: - Single cells

extension SkeletonList {
    /// Shows the skeleton of one cell of the first section; cells that load already go on.
    ///
    /// - Parameters:
    ///   - indexPath: The path of the cell; the app's data need not have it yet. Only cells of the first section can
    ///     load by themselves: a path in another one changes nothing, with a warning.
    ///   - fileID: The file that the watchdog names; the default is the caller's.
    ///   - line: The line that the watchdog names; the default is the caller's.
    public func startTabAnimation(at indexPath: IndexPath, fileID: String = #fileID, line: UInt = #line) {
        guard let part = part(at: indexPath) else { return }
        Attachment.of(self).start(part, call: SkeletonCall(file: fileID, line: line))
    }

    /// Shows the app's cell in place of a skeleton; with the last one that loads, the skeleton ends.
    ///
    /// - Parameters:
    ///   - indexPath: The path that the cell was started with.
    ///   - transition: How the skeleton goes when this was the last cell; the default is at once.
    ///   - completion: Called once, when nothing of the cell's skeleton is left; at once if the cell does not load.
    public func endTabAnimation(
        at indexPath: IndexPath, transition: SkeletonTransition = SkeletonConfiguration.shared.transition,
        completion: (@MainActor () -> Void)? = nil
    ) {
        guard let part = part(at: indexPath), let attachment = Attachment.existing(of: self) else {
            completion?()
            return
        }
        attachment.end(part, transition: transition, completion: completion)
    }

    private func part(at path: IndexPath) -> ListPart? {
        guard path.section == 0 else {
            SkeletonLog.warn(
                "Cells of section \(path.section) do not load by themselves, only those of the first section: start "
                    + "the section with startTabAnimation(inSection:)")
            return nil
        }
        guard path.item >= 0 else {
            SkeletonLog.warn("There is no cell \(path.item) to start or to end")
            return nil
        }
        return .row(path.item)
    }
}
