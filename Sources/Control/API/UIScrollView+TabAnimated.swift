public import UIKit

/// Skeletons in single sections and cells, of tables and collections; any other scroll view has no parts, and warns.
extension UIScrollView {
    /// Calls `reloadData()` first if wanted, and then removes the skeleton, so that the cells are there when it goes.
    ///
    /// - Parameters:
    ///   - reloading: Whether to call `reloadData()`, also where no skeleton is on screen.
    ///   - transition: How the skeleton goes; the default is the configuration's, at once unless the app sets it.
    ///   - error: What the load failed with, so that VoiceOver says that; `nil`, the default, for a success.
    public func endTabAnimation(
        reloading: Bool, transition: SkeletonTransition = SkeletonConfiguration.shared.transition,
        error: (any Error)? = nil
    ) {
        if reloading { (self as? any ListHost)?.reloadData() }
        endTabAnimation(transition: transition, error: error)
    }

    /// Shows the skeleton of one section; other sections that load go on.
    ///
    /// The model's content for the section index applies, or else its last section.
    ///
    /// - Parameters:
    ///   - section: The index of the section; the app's data need not have it yet.
    ///   - fileID: The file of the call, which log messages name; leave the default.
    ///   - line: The line of the call, which log messages name; leave the default.
    public func startTabAnimation(inSection section: Int, fileID: String = #fileID, line: UInt = #line) {
        guard section >= 0 else { return SkeletonLog.warn("There is no section \(section) to start") }
        Attachment.of(self).start(.section(section), from: "\(fileID):\(line)")
    }

    /// Ends the skeleton of one section and shows the app's cells; the skeleton ends with the last section that loads.
    ///
    /// The section reloads, unless the app has told the list about its cells: at once, or in the next turn of the run loop
    /// where the data has changes that the list does not know yet, so that the app can insert its cells first. The list of
    /// a diffable data source reloads nothing.
    ///
    /// - Parameters:
    ///   - section: The index that the section was started with.
    ///   - transition: How the skeleton goes; the default is the configuration's, at once unless the app sets it.
    ///   - error: What the load failed with, so that VoiceOver says that; `nil`, the default, for a success.
    ///   - completion: Called once, when nothing of the section's skeleton is left; at once if it does not load.
    public func endTabAnimation(
        inSection section: Int, transition: SkeletonTransition = SkeletonConfiguration.shared.transition,
        error: (any Error)? = nil,
        completion: (@MainActor () -> Void)? = nil
    ) {
        guard let attachment = Attachment.existing(of: self) else {
            completion?()
            return
        }
        attachment.end(.section(section), with: error, transition, completion: completion)
    }

    /// Announces sections that the app inserts, deletes and moves in its data while others load.
    ///
    /// ```swift
    /// sections.insert([.sample], at: 0)
    /// tableView.tabAnimationSectionsWillChange(inserting: [0])
    /// tableView.insertSections([0], with: .automatic)
    /// ```
    ///
    /// Call it after the data has changed and before the list updates. Sections that load then stay beside their
    /// neighbors, and a section that moves takes its skeleton along. In a batch of several changes call it for each of
    /// them, or once for all. A section that the app does not have yet comes after those it has;
    /// `updateTabAnimation()` looks its index up again.
    ///
    /// Without it the framework guesses from the row counts, which never reveal a section that moves; after a wrong guess
    /// the skeleton covers another section than the one that loads.
    ///
    /// - Parameters:
    ///   - inserted: The indices of new sections, after the change.
    ///   - deleted: The indices of sections that are gone, before the change.
    ///   - moved: The new indices of sections that move, by their indices before the change.
    public func tabAnimationSectionsWillChange(
        inserting inserted: IndexSet = [], deleting deleted: IndexSet = [], moving moved: [Int: Int] = [:]
    ) {
        Attachment.existing(of: self)?.session?.follow(
            SectionChange(inserted: inserted, deleted: deleted, moved: moved))
    }

    // MARK: Single cells

    /// Shows a skeleton over one cell of section 0; for other sections use `startTabAnimation(inSection:)`.
    ///
    /// - Parameters:
    ///   - indexPath: The path of the cell; the app's data need not have it yet. In other sections it only warns.
    ///   - fileID: The file of the call, which log messages name; leave the default.
    ///   - line: The line of the call, which log messages name; leave the default.
    public func startTabAnimation(at indexPath: IndexPath, fileID: String = #fileID, line: UInt = #line) {
        guard let part = part(at: indexPath) else { return }
        Attachment.of(self).start(part, from: "\(fileID):\(line)")
    }

    /// Shows the app's cell in place of its skeleton; the last cell that loads ends the skeleton.
    ///
    /// - Parameters:
    ///   - indexPath: The path that the cell was started with.
    ///   - transition: How the skeleton goes; the default is the configuration's, at once unless the app sets it.
    ///   - error: What the load failed with, so that VoiceOver says that; `nil`, the default, for a success.
    ///   - completion: Called once, when nothing of the cell's skeleton is left; at once if the cell does not load.
    public func endTabAnimation(
        at indexPath: IndexPath, transition: SkeletonTransition = SkeletonConfiguration.shared.transition,
        error: (any Error)? = nil,
        completion: (@MainActor () -> Void)? = nil
    ) {
        guard let part = part(at: indexPath), let attachment = Attachment.existing(of: self) else {
            completion?()
            return
        }
        attachment.end(part, with: error, transition, completion: completion)
    }

    private func part(at path: IndexPath) -> ListPart? {
        if path.section == 0, path.item >= 0 { return .row(path.item) }
        SkeletonLog.warn(
            path.section == 0
                ? "There is no cell \(path.item) to start or to end"
                : "Cells of section \(path.section) do not load by themselves, only those of the first section: start "
                    + "the section with startTabAnimation(inSection:)")
        return nil
    }
}
