import UIKit

/// An app that gives a list snapshots of its data.
@MainActor
final class SnapshotApp {
    private enum Source {
        case table(UITableViewDiffableDataSource<Int, Int>)
        case collection(UICollectionViewDiffableDataSource<Int, Int>)
    }

    private let kept: Source

    init(of list: any BatchList) {
        if let table = list as? UITableView {
            kept = .table(
                UITableViewDiffableDataSource(tableView: table) { table, path, _ in
                    table.dequeueReusableCell(withIdentifier: "cell", for: path)
                })
        } else {
            let collection = list as? UICollectionView ?? makeCollection(nil)
            kept = .collection(
                UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, _ in
                    collection.dequeueReusableCell(withReuseIdentifier: "item", for: path)
                })
        }
    }

    var source: AnyObject {
        switch kept {
        case .table(let source): source
        case .collection(let source): source
        }
    }

    /// The number of sections of the snapshot.
    var sectionCount: Int {
        switch kept {
        case .table(let source): source.snapshot().numberOfSections
        case .collection(let source): source.snapshot().numberOfSections
        }
    }

    /// Applies sections, each with what identifies it and the number of its cells.
    func apply(_ sections: [(Int, Int)], isAnimated: Bool, isReload: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for (section, count) in sections where snapshot.indexOfSection(section) == nil {
            snapshot.appendSections([section])
            snapshot.appendItems((0..<count).map { section * 10 + $0 }, toSection: section)
        }
        switch kept {
        case .table(let source):
            isReload
                ? source.applySnapshotUsingReloadData(snapshot)
                : source.apply(snapshot, animatingDifferences: isAnimated)
        case .collection(let source):
            isReload
                ? source.applySnapshotUsingReloadData(snapshot)
                : source.apply(snapshot, animatingDifferences: isAnimated)
        }
    }
}
