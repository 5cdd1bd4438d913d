import Foundation
import TestDevice
import Testing
import UIKit

/// What a list is asked about that it does not have, and touches of what lies over it.
@MainActor @Suite("Questions to lists", .ownDevice)
struct ListQueryTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate,
        UICollectionViewDataSource,
        UICollectionViewDelegate
    {
        var selected: [IndexPath] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selected.append(indexPath)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            3
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            selected.append(indexPath)
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let source = Source()

    private func table() -> UITableView {
        let table = UITableView(frame: window.bounds)
        table.dataSource = source
        table.delegate = source
        show(table)
        return table
    }

    private func collection() -> UICollectionView {
        let collection = UICollectionView(
            frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        collection.delegate = source
        show(collection)
        return collection
    }

    private func show(_ list: UIScrollView) {
        window.isHidden = false
        window.addSubview(list)
        list.layoutIfNeeded()
    }

    @Test func `a table has no rows in a section it does not have`() {
        let table = table()
        var count = -1
        let reasons = exceptions { count = table.numberOfRows(inSection: 1) }
        #expect(reasons == ["Requested the number of rows for section (1) which is out of bounds."])
        #expect(count == 0)
        #expect(table.numberOfRows(inSection: 0) == 3)
    }

    @Test func `a collection has no items in a section it does not have`() {
        let collection = collection()
        var count = -1
        let reasons = exceptions { count = collection.numberOfItems(inSection: 2) }
        #expect(
            reasons == [
                "request for number of items in section 2 when there are only 1 sections in the collection view"
            ])
        #expect(count == 0)
        #expect(collection.numberOfItems(inSection: 0) == 3)
    }

    @Test func `a row that is not there has no cell and no place`() {
        let table = table()
        let path = IndexPath(row: 9, section: 4)
        var (cell, place) = (table.visibleCells.first, CGRect.null)
        let reasons = exceptions { (cell, place) = (table.cellForRow(at: path), table.rectForRow(at: path)) }
        #expect(reasons == [])
        #expect(cell == nil)
        #expect(place == .zero)
    }

    @Test func `a tap does not reach a row below another view`() {
        let table = table()
        let cover = UIView(frame: window.bounds)
        window.addSubview(cover)
        HeadlessFinger(on: table).tap(at: IndexPath(row: 1, section: 0))
        #expect(source.selected == [])
        cover.isUserInteractionEnabled = false
        HeadlessFinger(on: table).tap(at: IndexPath(row: 1, section: 0))
        #expect(source.selected == [IndexPath(row: 1, section: 0)])
    }

    @Test func `a tap does not reach an item below a subview of its list`() {
        let collection = collection()
        let cover = UIView(frame: collection.bounds)
        collection.addSubview(cover)
        HeadlessFinger(on: collection).tap(at: IndexPath(item: 1, section: 0))
        #expect(source.selected == [])
        cover.removeFromSuperview()
        HeadlessFinger(on: collection).tap(at: IndexPath(item: 1, section: 0))
        #expect(source.selected == [IndexPath(item: 1, section: 0)])
    }

    @Test func `a tap does not reach the rows of a list that takes no touches`() {
        let table = table()
        table.isUserInteractionEnabled = false
        HeadlessFinger(on: table).tap(at: IndexPath(row: 0, section: 0))
        #expect(source.selected == [])
    }
}
