import TabAnimated
import UIKit

/// An app with sections of rows that may change at any time; it stops being well when asked for what it has not.
final class Sections: NSObject {
    /// The names of the rows, by sections; the cells of rows have them as their tags.
    private(set) var names: [[Int]] = []
    private var lastName = 0
    var asked: [IndexPath] = []
    var unknown: [String] = []
    var selected: [IndexPath] = []
    var heights: [Int: CGFloat] = [:]
    var headerHeight: CGFloat = 0
    var scrolls = 0

    init(_ counts: [Int]) {
        super.init()
        self.counts = counts
    }

    /// The numbers of rows of the sections; others replace all rows.
    var counts: [Int] {
        get { names.map(\.count) }
        set { names = newValue.map(newNames) }
    }

    private func newNames(_ count: Int) -> [Int] {
        lastName += count
        return Array(lastName - count + 1..<lastName + 1)
    }

    /// Changes the rows, which keep their names.
    func change(_ change: (_ names: inout [[Int]], _ newNames: (Int) -> [Int]) -> Void) {
        var changed = names
        change(&changed, newNames)
        names = changed
    }

    private func name(at path: IndexPath) -> Int {
        names.indices.contains(path.section) && names[path.section].indices.contains(path.item)
            ? names[path.section][path.item] : 0
    }

    private func check(_ path: IndexPath, _ question: String = #function) {
        asked.append(path)
        check(path.section, question)
        guard counts.indices.contains(path.section), path.item < counts[path.section] else {
            unknown.append("\(question) \(path.section)-\(path.item)")
            return
        }
    }

    private func check(_ section: Int, _ question: String = #function) {
        if !counts.indices.contains(section) { unknown.append("\(question) \(section)") }
    }
}

extension Sections: UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        check(section)
        return counts.indices.contains(section) ? counts[section] : 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        check(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.tag = name(at: indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        check(indexPath)
        return heights[indexPath.section] ?? 50
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        check(section)
        return headerHeight
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
        check(indexPath)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        check(indexPath)
        selected.append(indexPath)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

extension Sections: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        check(section)
        return counts.indices.contains(section) ? counts[section] : 0
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        check(indexPath)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.tag = name(at: indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        check(indexPath)
        return CGSize(width: 100, height: heights[indexPath.section] ?? 50)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        check(indexPath)
        selected.append(indexPath)
    }
}

@MainActor
func makeTable(_ app: Sections?, style: UITableView.Style = .plain) -> UITableView {
    prepare(UITableView(frame: .zero, style: style), app)
}

@MainActor
func prepare<Table: UITableView>(_ table: Table, _ app: Sections?) -> Table {
    table.register(SampleCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = app
    table.delegate = app
    return table
}

@MainActor
func makeCollection(_ app: Sections?) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    return makeCollection(app, layout: layout)
}

@MainActor
func makeCollection(_ app: Sections?, layout: UICollectionViewLayout) -> UICollectionView {
    prepare(UICollectionView(frame: .zero, collectionViewLayout: layout), app)
}

@MainActor
func prepare<Collection: UICollectionView>(_ collection: Collection, _ app: Sections?) -> Collection {
    collection.register(SampleItem.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = app
    collection.delegate = app
    return collection
}

extension UITableView {
    /// The kinds of the cells in sight, from the top: `s` is ours, `a` is the app's.
    var kinds: String {
        visibleCells.map { $0 is SampleCell ? "a" : "s" }.joined()
    }
}

extension UIView {
    /// The covers in the view, however deep.
    var covers: [SkeletonOverlay] {
        subviews.flatMap { ($0 as? SkeletonOverlay).map { [$0] } ?? $0.covers }
    }
}
