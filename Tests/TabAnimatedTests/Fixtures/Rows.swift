import UIKit

/// An app with one section of cells that implements only what it must; the count may change at any time.
final class Rows: NSObject {
    var count: Int
    /// How often a cell was asked for.
    var questions = 0
    /// What was asked for that the app does not have.
    var unknown: [IndexPath] = []

    init(_ count: Int = 0) {
        self.count = count
    }

    private func count(in section: Int) -> Int {
        if section > 0 { unknown.append(IndexPath(item: 0, section: section)) }
        return count
    }

    private func check(_ path: IndexPath) {
        questions += 1
        if path.item >= count || path.section > 0 { unknown.append(path) }
    }
}

extension Rows: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        count(in: section)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        check(indexPath)
        return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}

extension Rows: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count(in: section)
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        check(indexPath)
        return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}
