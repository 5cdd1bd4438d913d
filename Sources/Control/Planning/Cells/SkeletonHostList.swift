public import UIKit

/// A table or a collection that shows a skeleton, in terms that both share.
@MainActor
protocol SkeletonHostList: UIScrollView {
    /// Whether the list scrolls sideways.
    var isHorizontal: Bool { get }

    /// The identifiers of the sections, in order; `nil` where the data source has none.
    var identifiersOfSections: [AnyHashable]? { get }

    /// The number of cells of each section in the data source now, which the list may not know yet.
    var countsOfDataSource: [Int] { get }

    var hasUncommittedUpdates: Bool { get }

    var numberOfSections: Int { get }

    func numberOfCells(inSection section: Int) -> Int

    /// Returns the frame of a cell that the list has, in the coordinate space of its content.
    func frameOfCell(at path: IndexPath) -> CGRect?

    /// The paths of the cells in sight, in order.
    var shownPaths: [IndexPath] { get }

    /// Returns a cell in sight.
    func shownCell(at path: IndexPath) -> UIView?

    /// Returns a header, a footer or another view in sight of a section.
    func shownView(_ kind: SkeletonPlace.Kind, ofSection section: Int) -> UIView?

    /// Returns the frame of the header that a section of the list has.
    func frameOfHeader(inSection section: Int) -> CGRect?

    /// Returns the start of the cells of an empty section along the axis of scrolling, in points.
    func startOfCells(inSection section: Int) -> CGFloat?

    var selectedPaths: [IndexPath] { get }

    /// Selects a cell without a call of the delegate.
    func selectCell(at path: IndexPath)

    func reloadData()
}

extension SkeletonHostList {
    /// The number of cells of each section that the list knows.
    var counts: [Int] { (0..<numberOfSections).map(numberOfCells) }

    /// Whether the list knows all that the data source has.
    var isUpToDate: Bool { countsOfDataSource == counts }
}

extension UITableView: SkeletonHostList {
    var isHorizontal: Bool { false }

    var identifiersOfSections: [AnyHashable]? {
        (dataSource as? any SectionIdentifying)?.identifiersOfSections
    }

    var countsOfDataSource: [Int] { dataSource?.counts(of: self) ?? [] }

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

    func frameOfHeader(inSection section: Int) -> CGRect? { rectForHeader(inSection: section) }

    func startOfCells(inSection section: Int) -> CGFloat? { rectForHeader(inSection: section).maxY }

    var selectedPaths: [IndexPath] { indexPathsForSelectedRows ?? [] }

    func selectCell(at path: IndexPath) {
        selectRow(at: path, animated: false, scrollPosition: .none)
    }
}

extension UITableViewDataSource {
    /// The number of rows of each section of a table.
    func counts(of table: UITableView) -> [Int] {
        let sections: ((UITableView) -> Int)? = numberOfSections(in:)
        return (0..<(sections?(table) ?? 1)).map { tableView(table, numberOfRowsInSection: $0) }
    }
}

extension UICollectionView: SkeletonHostList {
    var isHorizontal: Bool {
        (collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection == .horizontal
    }

    var identifiersOfSections: [AnyHashable]? {
        (dataSource as? any SectionIdentifying)?.identifiersOfSections
    }

    var countsOfDataSource: [Int] { dataSource?.counts(of: self) ?? [] }

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

    func frameOfHeader(inSection section: Int) -> CGRect? {
        collectionViewLayout.layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?
            .frame
    }

    /// Below the header, or else below what is before the section.
    func startOfCells(inSection section: Int) -> CGFloat? {
        let whole = CGRect(origin: .zero, size: contentSize)
        let elements = (collectionViewLayout.layoutAttributesForElements(in: whole) ?? [])
            .filter { $0.indexPath.count > 1 && $0.representedElementCategory != .decorationView }
        let headers = elements.filter { $0.isHeader(ofSection: section) }
        let before = headers.isEmpty ? elements.filter { $0.indexPath.section < section } : headers
        let isSideways = contentSize.width > bounds.width && contentSize.height <= bounds.height
        return before.map { isSideways ? $0.frame.maxX : $0.frame.maxY }.max()
    }

    var selectedPaths: [IndexPath] { indexPathsForSelectedItems ?? [] }

    func selectCell(at path: IndexPath) {
        selectItem(at: path, animated: false, scrollPosition: [])
    }
}

extension UICollectionViewDataSource {
    /// The number of items of each section of a collection.
    func counts(of collection: UICollectionView) -> [Int] {
        let sections: ((UICollectionView) -> Int)? = numberOfSections(in:)
        return (0..<(sections?(collection) ?? 1)).map {
            collectionView(collection, numberOfItemsInSection: $0)
        }
    }
}

extension UICollectionView {
    /// Returns the end of the headers of a section, in points from the top of the content; `nil` if it has none.
    func headerEnd(ofSection section: Int) -> CGFloat? {
        let whole = CGRect(origin: .zero, size: contentSize)
        return (collectionViewLayout.layoutAttributesForElements(in: whole) ?? [])
            .filter { $0.indexPath.count > 1 && $0.isHeader(ofSection: section) }.map(\.frame.maxY).max()
    }
}

extension UICollectionViewLayoutAttributes {
    /// Whether this is a view above the cells of a section.
    fileprivate func isHeader(ofSection section: Int) -> Bool {
        indexPath.section == section && representedElementCategory == .supplementaryView
            && representedElementKind != UICollectionView.elementKindSectionFooter
    }
}
