public import UIKit

extension UICollectionView {
    /// Shows the skeleton of one item of the first section; items that load already go on.
    ///
    /// - Parameters:
    ///   - item: The number of the item; the app's data need not have it yet.
    ///   - fileID: The file that the watchdog names; the default is the caller's.
    ///   - line: The line that the watchdog names; the default is the caller's.
    public func startTabAnimation(atItem item: Int, fileID: String = #fileID, line: UInt = #line) {
        startTabAnimation(at: IndexPath(item: item, section: 0), fileID: fileID, line: line)
    }

    /// Shows the app's item in place of a skeleton; with the last one that loads, the skeleton ends.
    ///
    /// - Parameters:
    ///   - item: The number of the item in the first section.
    ///   - transition: How the skeleton goes when this was the last item; the default is at once.
    ///   - completion: Called once, when nothing of the item's skeleton is left; at once if the item does not load.
    public func endTabAnimation(
        atItem item: Int, transition: SkeletonTransition = SkeletonConfiguration.shared.transition,
        completion: (@MainActor () -> Void)? = nil
    ) {
        endTabAnimation(
            at: IndexPath(item: item, section: 0), transition: transition, completion: completion)
    }
}
