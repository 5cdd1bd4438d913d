public import UIKit

extension UICollectionView {
    /// Takes the skeleton away and, if asked, reloads the data first, so that the items are there when it goes.
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

    /// Shows the app's items of one section; with the last section that loads, the skeleton ends.
    ///
    /// The collection reloads, because the number of its sections may change with it.
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

    /// Shows the skeleton of one item of the first section; items that load already go on.
    public func startTabAnimation(atItem item: Int, fileID: String = #fileID, line: UInt = #line) {
        guard item >= 0 else { return }
        startTabAnimation(of: .row(item), call: SkeletonCall(file: fileID, line: line))
    }

    /// Shows the app's item in place of a skeleton; with the last one that loads, the skeleton ends.
    ///
    /// - Parameters:
    ///   - item: The number of the item in the first section.
    ///   - transition: How the skeleton goes when this was the last item; the default is at once.
    ///   - completion: Called when nothing of the item's skeleton is left.
    public func endTabAnimation(
        atItem item: Int, transition: SkeletonTransition = .none, completion: (@MainActor () -> Void)? = nil
    ) {
        endTabAnimation(of: .row(item), transition: transition, completion: completion)
    }
}
