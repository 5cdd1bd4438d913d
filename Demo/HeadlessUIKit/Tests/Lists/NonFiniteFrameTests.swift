import TestDevice
import Testing
import UIKit

/// Lists of sizes that no screen has.
@MainActor @Suite(.serialized, .ownDevice)
struct NonFiniteFrameTests {
    nonisolated static let lengths: [CGFloat] = [.infinity, -.infinity, 1e300, -1e300]

    private func resize(_ list: UIScrollView, to length: CGFloat, _ source: NumberedSource) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.isHidden = false
        window.addSubview(list)
        (list as? UITableView)?.dataSource = source
        (list as? UICollectionView)?.dataSource = source
        list.frame = window.bounds
        HeadlessScreen.main.turn()
        for size in [
            CGSize(width: length, height: 480), CGSize(width: 320, height: length),
            CGSize(width: length, height: length),
        ] {
            list.frame.size = size
            HeadlessScreen.main.turn()
        }
        list.frame = window.bounds
        list.contentOffset = .zero
        HeadlessScreen.main.turn()
    }

    @Test(arguments: lengths, [UITableView.Style.plain, .grouped])
    func `a table of any size is laid out, and shows its rows again`(
        length: CGFloat, style: UITableView.Style
    ) {
        let table = UITableView(frame: .zero, style: style)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = NumberedSource()
        resize(table, to: length, source)
        withExtendedLifetime(source) {}
        #expect(table.visibleCells.count == 3)
    }

    @Test(arguments: lengths, [UICollectionView.ScrollDirection.vertical, .horizontal])
    func `a collection of any size is laid out, and shows its items again`(
        length: CGFloat, direction: UICollectionView.ScrollDirection
    ) {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = direction
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = NumberedSource()
        resize(collection, to: length, source)
        withExtendedLifetime(source) {}
        #expect(collection.visibleCells.count == 3)
    }

    @Test func `lists whose size is no number are laid out and keep their data`() {
        let source = NumberedSource()
        let table = UITableView(frame: .zero, style: .grouped)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        resize(table, to: .nan, source)
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        resize(collection, to: .nan, source)
        #expect(table.numberOfRows(inSection: 0) == 3)
        #expect(collection.numberOfItems(inSection: 0) == 3)
    }
}

/// Three cells.
private final class NumberedSource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
