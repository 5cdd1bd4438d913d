import Foundation
import TestDevice
import Testing
import UIKit

/// Lists whose data sources and delegates call them back, at random.
@MainActor @Suite(.serialized, .ownDevice)
struct ReentranceTests {
    /// The lives of each list; `TAB_LIVES` makes them more.
    nonisolated private static let seeds =
        0..<(ProcessInfo.processInfo.environment["TAB_LIVES"].flatMap(Int.init) ?? 25)

    @Test(arguments: seeds)
    func `a table that is called from its callbacks goes on`(seed: Int) {
        // What UIKit answers with an exception goes on here, as if the app had caught it.
        HeadlessException.handler = { _ in }
        HeadlessAutoLayout.writesToStandardError = false
        let app = ReentrantApp(seed: seed)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        live(of: table, as: app) { number in app.happen(number, to: table) }
        #expect(table.numberOfSections == app.counts.count)
        #expect(table.visibleCells.allSatisfy { $0.superview === table })
    }

    @Test(arguments: seeds)
    func `a collection that is called from its callbacks goes on`(seed: Int) {
        HeadlessException.handler = { _ in }
        let app = ReentrantApp(seed: seed)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        live(of: collection, as: app) { number in app.happen(number, to: collection) }
        #expect(collection.numberOfSections == app.counts.count)
        #expect(collection.visibleCells.allSatisfy { $0.superview === collection })
    }

    /// Lets forty things happen to a list, each of which the app may answer, and then settles it.
    private func live(
        of list: UIScrollView, as app: ReentrantApp, happen: @escaping @MainActor (Int) -> Void
    ) {
        let window = UIWindow(frame: list.frame)
        window.isHidden = false
        window.addSubview(list)
        app.happen = happen
        app.attach(to: list)
        for _ in 0..<40 {
            happen(app.number(12))
            HeadlessScreen.main.turn()
        }
        app.happen = { _ in }
        app.attach(to: list)
        app.reload(list)
        HeadlessScreen.main.turn()
    }
}

/// An app that does something to its list in one of a few callbacks.
@MainActor
private final class ReentrantApp: NSObject {
    var happen: @MainActor (Int) -> Void = { _ in }
    private(set) var counts = [3, 20]
    private var state: UInt64
    private var depth = 0

    init(seed: Int) {
        state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    func number(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(count))
    }

    func attach(to list: UIScrollView) {
        (list as? UITableView)?.dataSource = self
        (list as? UICollectionView)?.dataSource = self
        list.delegate = self
    }

    func reload(_ list: UIScrollView) {
        (list as? UITableView)?.reloadData()
        (list as? UICollectionView)?.reloadData()
    }

    private func called() {
        guard depth < 3, number(12) == 0 else { return }
        depth += 1
        happen(number(12))
        depth -= 1
    }

    private func count(in section: Int) -> Int { counts.indices.contains(section) ? counts[section] : 0 }

    /// What may happen to lists of both kinds.
    private func happen(_ event: Int, to list: UIScrollView) {
        switch event {
        case 0: counts = (0..<number(4)).map { _ in number(30) }
        case 1: list.contentOffset.y = CGFloat(number(900))
        case 2: list.setContentOffset(CGPoint(x: 0, y: number(500)), animated: true)
        case 3: list.layoutIfNeeded()
        case 4: list.frame.size = CGSize(width: 200 + number(200), height: number(600))
        case 5: list.delegate = number(2) == 0 ? nil : self
        case 6: HeadlessScreen.main.advance(by: 0.1)
        default: break
        }
        if event == 0 { reload(list) }
    }

    func happen(_ event: Int, to table: UITableView) {
        let path = IndexPath(row: 0, section: 0)
        switch event {
        case 7 where !counts.isEmpty:
            counts[0] += 1
            table.insertRows(at: [path], with: .automatic)
        case 8 where count(in: 0) > 0:
            counts[0] -= 1
            table.deleteRows(at: [path], with: .fade)
        case 9:
            counts.insert(2, at: 0)
            table.insertSections([0], with: .none)
        case 10 where count(in: 0) > 0: table.scrollToRow(at: path, at: .top, animated: number(2) == 0)
        case 11:
            table.dataSource = number(2) == 0 ? nil : self
            table.reloadRows(at: table.indexPathsForVisibleRows ?? [], with: .none)
        default: happen(event, to: table as UIScrollView)
        }
    }

    func happen(_ event: Int, to collection: UICollectionView) {
        let path = IndexPath(item: 0, section: 0)
        switch event {
        case 7 where !counts.isEmpty:
            counts[0] += 1
            collection.insertItems(at: [path])
        case 8 where count(in: 0) > 0:
            counts[0] -= 1
            collection.deleteItems(at: [path])
        case 9:
            counts.insert(2, at: 0)
            collection.insertSections([0])
        case 10: collection.collectionViewLayout.invalidateLayout()
        case 11:
            collection.dataSource = number(2) == 0 ? nil : self
            collection.reloadItems(at: collection.indexPathsForVisibleItems)
        default: happen(event, to: collection as UIScrollView)
        }
    }
}

extension ReentrantApp: UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int {
        called()
        return counts.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        called()
        return count(in: section)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        called()
        return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        called()
        return indexPath.row % 3 == 0 ? UITableView.automaticDimension : 44
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        called()
        return section % 2 == 0 ? UIView() : nil
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        called()
        return 30
    }

    func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        called()
    }

    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        called()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        called()
    }
}

extension ReentrantApp: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        called()
        return counts.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        called()
        return count(in: section)
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        called()
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        called()
        return CGSize(width: 80, height: 50)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        called()
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        called()
    }
}
