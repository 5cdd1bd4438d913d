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

    /// Returns where the cells of an empty section of the list would begin along the axis of scrolling, in points.
    func startOfCells(inSection section: Int) -> CGFloat?
}

extension UITableView: SkeletonHostList {
    var skeletonDataSource: (any NSObjectProtocol)? {
        get { dataSource }
        set { dataSource = newValue as? any UITableViewDataSource }
    }

    func numberOfCells(inSection section: Int) -> Int { numberOfRows(inSection: section) }

    func frameOfCell(at path: IndexPath) -> CGRect? { rectForRow(at: path) }

    func startOfCells(inSection section: Int) -> CGFloat? { rectForHeader(inSection: section).maxY }
}

extension UICollectionView: SkeletonHostList {
    var skeletonDataSource: (any NSObjectProtocol)? {
        get { dataSource }
        set { dataSource = newValue as? any UICollectionViewDataSource }
    }

    func numberOfCells(inSection section: Int) -> Int { numberOfItems(inSection: section) }

    func frameOfCell(at path: IndexPath) -> CGRect? { layoutAttributesForItem(at: path)?.frame }

    /// Below the header, or else below what is before the section.
    func startOfCells(inSection section: Int) -> CGFloat? {
        let whole = CGRect(origin: .zero, size: contentSize)
        let elements = (collectionViewLayout.layoutAttributesForElements(in: whole) ?? [])
            .filter { $0.indexPath.count > 1 && $0.representedElementCategory != .decorationView }
        let headers = elements.filter {
            $0.indexPath.section == section && $0.representedElementCategory == .supplementaryView
                && $0.representedElementKind != UICollectionView.elementKindSectionFooter
        }
        let before = headers.isEmpty ? elements.filter { $0.indexPath.section < section } : headers
        let isSideways = contentSize.width > bounds.width && contentSize.height <= bounds.height
        return before.map { isSideways ? $0.frame.maxX : $0.frame.maxY }.max()
    }
}
