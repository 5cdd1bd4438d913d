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

    /// The paths of the cells in sight, in their order.
    var shownPaths: [IndexPath] { get }

    /// Returns a cell in sight.
    func shownCell(at path: IndexPath) -> UIView?

    /// Returns a header, a footer or another view in sight of a section.
    func shownView(_ kind: SkeletonPlace.Kind, ofSection section: Int) -> UIView?

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

    var shownPaths: [IndexPath] { (indexPathsForVisibleRows ?? []).sorted() }

    func shownCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }

    func shownView(_ kind: SkeletonPlace.Kind, ofSection section: Int) -> UIView? {
        switch kind {
        case .header: headerView(forSection: section)
        case .footer: footerView(forSection: section)
        case .cell, .supplementary, .view: nil
        }
    }

    func startOfCells(inSection section: Int) -> CGFloat? { rectForHeader(inSection: section).maxY }
}

extension UICollectionView: SkeletonHostList {
    var skeletonDataSource: (any NSObjectProtocol)? {
        get { dataSource }
        set { dataSource = newValue as? any UICollectionViewDataSource }
    }

    func numberOfCells(inSection section: Int) -> Int { numberOfItems(inSection: section) }

    func frameOfCell(at path: IndexPath) -> CGRect? { layoutAttributesForItem(at: path)?.frame }

    var shownPaths: [IndexPath] { indexPathsForVisibleItems.sorted() }

    func shownCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

    func shownView(_ kind: SkeletonPlace.Kind, ofSection section: Int) -> UIView? {
        let name: String? =
            switch kind {
            case .header: Self.elementKindSectionHeader
            case .footer: Self.elementKindSectionFooter
            case .supplementary(let name): name
            case .cell, .view: nil
            }
        return name.flatMap {
            supplementaryView(forElementKind: $0, at: IndexPath(item: 0, section: section))
        }
    }

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
