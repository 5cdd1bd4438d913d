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
}

extension UICollectionView {
    /// Takes the skeleton away and, if asked, reloads the data first, so that the cells are there when it goes.
    ///
    /// - Parameters:
    ///   - reloading: Whether to call `reloadData()`.
    ///   - transition: How the skeleton goes; the default is at once.
    public func endTabAnimation(reloading: Bool, transition: SkeletonTransition = .none) {
        if reloading, isTabAnimating { reloadData() }
        endTabAnimation(transition: transition)
    }
}
