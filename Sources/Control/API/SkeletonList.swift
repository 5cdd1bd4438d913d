import TabCache
public import UIKit

/// A table or a collection, in whose sections skeletons come and go alone; no other view conforms.
@MainActor
public protocol SkeletonList: UIScrollView {}

extension UITableView: SkeletonList {}

extension UICollectionView: SkeletonList {}

/// Skeletons of lists and in single sections.
extension SkeletonList {
    /// Calls `reloadData()` first if wanted, and then removes the skeleton, so that the cells are there when it goes.
    ///
    /// - Parameters:
    ///   - reloading: Whether to call `reloadData()`, also where no skeleton is on screen.
    ///   - transition: How the skeleton goes; the default is the configuration's, at once unless the app sets it.
    ///   - error: What the load failed with, so that VoiceOver says that; `nil`, the default, for a success.
    ///   - completion: Called once: when nothing of the skeleton is left, at once if nothing was, or when a start cancels it.
    public func endTabAnimation(
        reloading: Bool, transition: SkeletonTransition = SkeletonConfiguration.shared.transition,
        error: (any Error)? = nil,
        completion: (@MainActor () -> Void)? = nil
    ) {
        if reloading { (self as? any ListHost)?.reloadData() }
        endTabAnimation(transition: transition, error: error, completion: completion)
    }

    // MARK: Sections

    /// Shows the skeleton of one section; other sections that load go on.
    ///
    /// The model's content for the section index applies, or else its last section.
    ///
    /// - Parameters:
    ///   - section: The index of the section; the app's data need not have it yet.
    ///   - transition: How the skeleton comes; the default is the configuration's, at once unless the app sets it.
    ///   - fileID: The file of the call, which log messages name; leave the default.
    ///   - line: The line of the call, which log messages name; leave the default.
    public func startTabAnimation(
        inSection section: Int, transition: SkeletonTransition = SkeletonConfiguration.shared.transition,
        fileID: String = #fileID, line: UInt = #line
    ) {
        start(.section(section), transition, from: "\(fileID):\(line)")
    }

    /// Ends the skeleton of one section and shows its cells as they are; the skeleton ends with the last section that loads.
    ///
    /// Tell the list of the new cells before the end, right after it, or let `reloading` do so. The log says where a list
    /// does not know what its data source has.
    ///
    /// - Parameters:
    ///   - section: The index that the section was started with.
    ///   - reloading: Whether to reload the section first, also where it does not load; the default is false. The whole
    ///     list reloads where the data of other sections has changed unannounced, and that of a diffable data source.
    ///   - transition: How the skeleton goes; the default is the configuration's, at once unless the app sets it.
    ///   - error: What the load failed with, so that VoiceOver says that; `nil`, the default, for a success.
    ///   - completion: Called once, when nothing of the section's skeleton is left; at once if it does not load.
    public func endTabAnimation(
        inSection section: Int, reloading: Bool = false,
        transition: SkeletonTransition = SkeletonConfiguration.shared.transition,
        error: (any Error)? = nil,
        completion: (@MainActor () -> Void)? = nil
    ) {
        end(.section(section), reloading: reloading, with: error, transition, completion: completion)
    }

    /// Shows the skeleton of one section for exactly as long as the work runs, also when it throws.
    ///
    /// ```swift
    /// comments = try await tableView.withTabAnimation(inSection: 1) { try await api.comments() }
    /// tableView.reloadSections([1], with: .automatic)
    /// ```
    ///
    /// Of several calls for one section that overlap, the last one ends the skeleton.
    ///
    /// - Parameters:
    ///   - section: The index of the section; the app's data need not have it yet.
    ///   - transition: How the skeleton comes and goes; the default is the configuration's, at once unless the app sets it.
    ///   - fileID: The file of the call, which log messages name; leave the default.
    ///   - line: The line of the call, which log messages name; leave the default.
    ///   - work: What loads the content; the skeleton goes when it returns or throws.
    /// - Returns: What the work returns; it need not be `Sendable`, because it stays on the main actor.
    /// - Throws: What the work throws.
    public func withTabAnimation<Result>(
        inSection section: Int, transition: SkeletonTransition = SkeletonConfiguration.shared.transition,
        fileID: String = #fileID, line: UInt = #line, _ work: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        try await run(.section(section), transition, from: "\(fileID):\(line)", work)
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
    /// Without it a section that loads keeps its index, and the log says so once.
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
}
