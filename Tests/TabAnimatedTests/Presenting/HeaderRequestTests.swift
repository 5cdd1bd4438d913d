import TestDevice
import Testing
import UIKit

@testable import TabAnimated

/// How often an app is asked for the headers and badges of its sections while its list loads again.
@MainActor
@Suite("Headers that are there already", .ownDevice)
struct HeaderRequestTests {
    @Test(arguments: [false, true])
    func `three loadings of a collection ask for no header again`(isTold: Bool) {
        let app = HeaderApp()
        let collection = app.makeCollection(given: isTold)
        defer { withExtendedLifetime(app) {} }
        HeadlessScreen.main.turn()
        let first = app.requests
        #expect(first == ["UICollectionElementKindSectionHeader": 2])

        load(collection) { collection.endTabAnimation(reloading: false) }

        #expect(app.requests == first)
    }

    @Test func `three loadings of a table ask for no header again`() {
        let app = HeaderApp()
        let table = app.makeTable()
        defer { withExtendedLifetime(app) {} }
        HeadlessScreen.main.turn()
        let first = app.requests
        #expect(first == ["header": 2])

        load(table) { table.endTabAnimation(reloading: false) }

        #expect(app.requests == first)
    }

    private func load(_ list: UIScrollView, end: () -> Void) {
        for _ in 0..<3 {
            list.startTabAnimation()
            HeadlessScreen.main.turn()
            end()
            HeadlessScreen.main.advance(by: 1)
        }
    }
}

/// An app whose two sections have content, which counts what it is asked for.
@MainActor
private final class HeaderApp: NSObject {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var requests: [String: Int] = [:]

    func makeCollection(given isGiven: Bool) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 40)
        layout.headerReferenceSize = CGSize(width: 320, height: 30)
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "view")
        collection.dataSource = self
        collection.tabAnimated = CollectionAnimated(
            cellClass: UICollectionViewCell.self, cellSize: isGiven ? CGSize(width: 300, height: 40) : nil)
        show(collection)
        return collection
    }

    func makeTable() -> UITableView {
        let table = UITableView(frame: window.bounds, style: .grouped)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        table.delegate = self
        table.tabAnimated = TableAnimated(cellClass: UITableViewCell.self)
        show(table)
        return table
    }

    private func show(_ list: UIScrollView) {
        window.addSubview(list)
        window.isHidden = false
    }
}

extension HeaderApp: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        requests[kind, default: 0] += 1
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
}

extension HeaderApp: UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        requests["header", default: 0] += 1
        return UIView()
    }
}
