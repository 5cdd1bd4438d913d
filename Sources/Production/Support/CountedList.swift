package import UIKit

/// A list that knows how many cells its data source had when it last asked.
@MainActor
package protocol CountedList: UIScrollView {
    /// The number of cells of each section in the data source now, which the list may not know yet.
    var countsOfDataSource: [Int] { get }

    var numberOfSections: Int { get }

    func numberOfItems(inSection section: Int) -> Int
}

extension CountedList {
    /// The number of cells of each section that the list knows.
    package var counts: [Int] { (0..<numberOfSections).map(numberOfItems) }

    /// Whether the list knows all that the data source has.
    package var isUpToDate: Bool { countsOfDataSource == counts }

    /// Whether the next layout of the list, which questions about cells in sight may bring about, asks for cells that may be gone.
    package var showsOldData: Bool { layer.needsLayout() && !isUpToDate }
}

extension UITableView: CountedList {
    package var countsOfDataSource: [Int] {
        guard let dataSource else { return [] }
        let sections: ((UITableView) -> Int)? = dataSource.numberOfSections(in:)
        return (0..<(sections?(self) ?? 1)).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
    }

    package func numberOfItems(inSection section: Int) -> Int { numberOfRows(inSection: section) }
}

extension UICollectionView: CountedList {
    package var countsOfDataSource: [Int] {
        guard let dataSource else { return [] }
        let sections: ((UICollectionView) -> Int)? = dataSource.numberOfSections(in:)
        return (0..<(sections?(self) ?? 1)).map {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
    }
}
