public import UIKit

extension UICollectionView {
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
