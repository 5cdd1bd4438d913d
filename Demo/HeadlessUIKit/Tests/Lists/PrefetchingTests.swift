import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct PrefetchingTests {
    private let source = PrefetchLog()

    private func table(_ count: Int) -> (TableFixture, UITableView) {
        let fixture = TableFixture([count])
        let table = fixture.table()
        table.prefetchDataSource = source
        table.layoutIfNeeded()
        return (fixture, table)
    }

    @Test func `the rows of the next screen are asked for early`() {
        let (fixture, _) = table(20)
        #expect(source.events == ["prefetch 4 5 6 7"])
        withExtendedLifetime(fixture) {}
    }

    @Test func `rows are asked for once as they come nearer`() {
        let (fixture, table) = table(20)
        source.events = []
        table.contentOffset.y = 50
        table.layoutIfNeeded()
        #expect(source.events == ["prefetch 8"])
        withExtendedLifetime(fixture) {}
    }

    @Test func `rows that are left behind are cancelled when the table goes back`() {
        let (fixture, table) = table(20)
        table.contentOffset.y = 300
        table.layoutIfNeeded()
        source.events = []
        table.contentOffset.y = 290
        table.layoutIfNeeded()
        #expect(source.events == ["cancel 10 11 12 13", "prefetch 4 3 2 1"])
        withExtendedLifetime(fixture) {}
    }

    @Test func `a table that does not prefetch asks for nothing`() {
        let fixture = TableFixture([20])
        let table = fixture.table()
        table.prefetchDataSource = source
        table.isPrefetchingEnabled = false
        table.layoutIfNeeded()
        #expect(source.events == [])
    }

    @Test func `reloading asks again`() {
        let (fixture, table) = table(20)
        source.events = []
        table.reloadData()
        table.layoutIfNeeded()
        #expect(source.events == ["prefetch 4 5 6 7"])
        withExtendedLifetime(fixture) {}
    }

    @Test func `the items of the next screen are asked for early`() {
        let fixture = CollectionFixture([40])
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.minimumLineSpacing = 0
        let view = fixture.collection(layout)
        view.prefetchDataSource = source
        view.layoutIfNeeded()
        #expect(source.events == ["prefetch 4 5 6 7"])
    }

    @Test func `the items of the next screen of a horizontal flow lie beside`() {
        let fixture = CollectionFixture([40])
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 160, height: 400)
        layout.minimumLineSpacing = 0
        let view = fixture.collection(layout)
        view.prefetchDataSource = source
        view.layoutIfNeeded()
        #expect(source.events == ["prefetch 2 3"])
    }
}

/// Writes down which items it was asked for early.
@MainActor
private final class PrefetchLog: NSObject, UITableViewDataSourcePrefetching,
    UICollectionViewDataSourcePrefetching
{
    var events: [String] = []

    private func note(_ verb: String, _ paths: [IndexPath]) {
        events.append("\(verb) " + paths.map { "\($0.item)" }.joined(separator: " "))
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        note("prefetch", indexPaths)
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        note("cancel", indexPaths)
    }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        note("prefetch", indexPaths)
    }

    func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
        note("cancel", indexPaths)
    }
}
