public import UIKit

/// A list that shows a skeleton: a table or a collection, in words that both have in common.
@MainActor
protocol SkeletonHostList: UIScrollView {
    /// The data source of the list, which takes only one of its own kind.
    var skeletonDataSource: (any NSObjectProtocol)? { get set }

    var numberOfSections: Int { get }

    func numberOfCells(inSection section: Int) -> Int

    /// Returns the frame of a cell that the list has, in the coordinate space of its content.
    func frameOfCell(at path: IndexPath) -> CGRect?
}

extension UITableView: SkeletonHostList {
    var skeletonDataSource: (any NSObjectProtocol)? {
        get { dataSource }
        set { dataSource = newValue as? any UITableViewDataSource }
    }

    func numberOfCells(inSection section: Int) -> Int { numberOfRows(inSection: section) }

    func frameOfCell(at path: IndexPath) -> CGRect? { rectForRow(at: path) }
}

extension UICollectionView: SkeletonHostList {
    var skeletonDataSource: (any NSObjectProtocol)? {
        get { dataSource }
        set { dataSource = newValue as? any UICollectionViewDataSource }
    }

    func numberOfCells(inSection section: Int) -> Int { numberOfItems(inSection: section) }

    func frameOfCell(at path: IndexPath) -> CGRect? { layoutAttributesForItem(at: path)?.frame }
}
