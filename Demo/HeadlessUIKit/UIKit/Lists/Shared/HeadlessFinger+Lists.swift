import Foundation

extension HeadlessFinger {
    /// Taps the row or item at the path, which must be in sight.
    public func tap(at indexPath: IndexPath) {
        switch scrollView {
        case let table as UITableView:
            table.layoutIfNeeded()
            table.tapRow(at: indexPath)
        case let collection as UICollectionView:
            collection.layoutIfNeeded()
            collection.tapItem(at: indexPath)
        default: break
        }
    }
}
