import Foundation
import TestDevice
import Testing
import UIKit

/// What lists refuse of the views that an app dequeues.
@MainActor @Suite(.serialized, .ownDevice) struct DequeuedViewTests {
    private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        var prepare: (UICollectionView, IndexPath) -> Void = { _, _ in }
        var prepareRow: (UITableView, IndexPath) -> Void = { _, _ in }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            prepareRow(tableView, indexPath)
            return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            1
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            prepare(collectionView, indexPath)
            return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private let source = Source()
    private let first = IndexPath(item: 0, section: 0)

    private func collection() -> UICollectionView {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100),
            collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        return collection
    }

    private func table() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        return table
    }

    @Test func `a collection view takes each view that was dequeued, if one is for each item`() {
        let collection = collection()
        #expect(exceptions { collection.layoutIfNeeded() } == [])
        collection.reloadData()
        #expect(exceptions { collection.layoutIfNeeded() } == [])
    }

    @Test func `a collection view refuses a cell that was dequeued without being asked for`() {
        let collection = collection()
        collection.layoutIfNeeded()
        _ = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: first)
        collection.setNeedsLayout()
        let reasons = exceptions { collection.layoutIfNeeded() }
        #expect(reasons.count == 1)
        #expect(reasons.first?.hasPrefix("Expected dequeued view to be returned to the collection") == true)
    }

    @Test func `a collection view refuses a second cell for an item`() {
        source.prepare = { _ = $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1) }
        let collection = collection()
        #expect(exceptions { collection.layoutIfNeeded() }.count == 1)
    }

    @Test func `a collection view refuses to be laid out while a cell of it is prepared`() {
        let collection = collection()
        var isNested = false
        source.prepare = { collection, path in
            guard !isNested else { return }
            isNested = true
            _ = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            collection.setNeedsLayout()
            collection.layoutIfNeeded()
        }
        #expect(!exceptions { collection.layoutIfNeeded() }.isEmpty)
    }

    @Test func `a table refuses a second cell for a row that it asks for`() {
        source.prepareRow = { _ = $0.dequeueReusableCell(withIdentifier: "cell", for: $1) }
        let table = table()
        let reasons = exceptions { table.layoutIfNeeded() }
        #expect(reasons.count == 1)
        #expect(
            reasons.first?.hasPrefix("Attempted to dequeue multiple cells for the same index path") == true)
    }

    @Test func `a table gives further cells without a path, for another row, or outside of its data source`()
    {
        source.prepareRow = { table, _ in
            _ = table.dequeueReusableCell(withIdentifier: "cell")
            _ = table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: 5, section: 0))
        }
        let table = table()
        #expect(exceptions { table.layoutIfNeeded() } == [])
        #expect(
            exceptions {
                _ = table.dequeueReusableCell(withIdentifier: "cell", for: first)
                _ = table.dequeueReusableCell(withIdentifier: "cell", for: first)
            } == [])
    }
}
