import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct ReorderingTests {
    private typealias Source = UICollectionViewDiffableDataSource<String, Int>

    private func source() -> (UICollectionView, Source) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 50)
        layout.minimumLineSpacing = 0
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source(collectionView: view) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4], toSection: "b")
        source.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
        return (view, source)
    }

    private func move(_ view: UICollectionView, to y: CGFloat) -> Bool {
        guard view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)) else { return false }
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: y))
        view.endInteractiveMovement()
        return true
    }

    @Test func `items do not move unless the app lets them`() {
        let (view, source) = source()
        #expect(!move(view, to: 120))
        source.reorderingHandlers.canReorderItem = { $0 != 1 }
        #expect(!move(view, to: 120))
    }

    @Test func `a moved item is moved in the snapshot`() {
        let (view, source) = source()
        source.reorderingHandlers.canReorderItem = { _ in true }
        #expect(move(view, to: 120))
        #expect(source.snapshot().itemIdentifiers(inSection: "a") == [2, 3, 1])
        #expect(source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == 1)
    }

    @Test func `the app hears of the move before and after`() throws {
        let (view, source) = source()
        var events: [String] = []
        var transaction: NSDiffableDataSourceTransaction<String, Int>?
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.reorderingHandlers.willReorder = { [unowned source] _ in
            events.append("will \(source.snapshot().itemIdentifiers)")
        }
        source.reorderingHandlers.didReorder = { [unowned source] in
            events.append("did \(source.snapshot().itemIdentifiers)")
            transaction = $0
        }
        _ = move(view, to: 120)
        #expect(events == ["will [1, 2, 3, 4]", "did [2, 3, 1, 4]"])
        let made = try #require(transaction)
        #expect(made.initialSnapshot.itemIdentifiers == [1, 2, 3, 4])
        #expect(made.finalSnapshot.itemIdentifiers == [2, 3, 1, 4])
        #expect([1, 2, 3, 4].applying(made.difference) == [2, 3, 1, 4])
        #expect(made.sectionTransactions.map(\.sectionIdentifier) == ["a"])
        #expect(made.sectionTransactions.first?.finalSnapshot.items == [2, 3, 1])
    }

    @Test func `an item may move to another section`() {
        let (view, source) = source()
        source.reorderingHandlers.canReorderItem = { _ in true }
        _ = move(view, to: 160)
        #expect(source.snapshot().itemIdentifiers(inSection: "a") == [2, 3])
        #expect(source.snapshot().itemIdentifiers(inSection: "b") == [1, 4])
    }

    @Test func `rows of a table come and go as its data source says`() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let table = UITableView(frame: window.bounds, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        window.addSubview(table)
        window.isHidden = false
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a"])
        source.apply(snapshot, animatingDifferences: false)
        source.defaultRowAnimation = .left
        snapshot.appendItems([1])
        source.apply(snapshot)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.layer.animation(forKey: "position") != nil)
        #expect(cell.layer.animation(forKey: "opacity") == nil)
        window.isHidden = true
    }
}
