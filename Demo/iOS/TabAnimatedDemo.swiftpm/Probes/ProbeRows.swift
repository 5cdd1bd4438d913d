import UIKit

/// Rows for lists that are probed, and what the lists ask and tell.
@MainActor
final class ProbeRows: NSObject {
    var count = 3
    var questions = 0
    /// How often a row was asked for.
    var cells = 0
    var endedDisplays = 0
    var makeCell: @MainActor () -> UITableViewCell = {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// A collection with these rows as items of 100 points, in a flow.
    func makeCollection() -> CountingCollection {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let collection = CountingCollection(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = self
        collection.rows = self
        return collection
    }

    /// A table with these rows.
    func makeTable(_ style: UITableView.Style = .plain) -> CountingTable {
        let table = CountingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
        table.dataSource = self
        table.delegate = self
        table.rows = self
        return table
    }
}

extension ProbeRows: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        questions += 1
        return count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cells += 1
        return makeCell()
    }

    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        endedDisplays += 1
    }
}

extension ProbeRows: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        questions += 1
        return count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}

/// A table that counts how often it is laid out, and keeps its rows.
final class CountingTable: UITableView {
    var layouts = 0
    var rows: ProbeRows?

    override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
    }
}

/// A collection that counts how often it is laid out, and keeps its rows.
final class CountingCollection: UICollectionView {
    var layouts = 0
    var rows: ProbeRows?

    override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
    }
}

/// A view that counts how often it is laid out, and remembers under which style.
final class CountingView: UIView {
    var layouts = 0
    var style = UIUserInterfaceStyle.unspecified

    override func layoutSubviews() {
        layouts += 1
        style = UITraitCollection.current.userInterfaceStyle
        super.layoutSubviews()
    }
}
