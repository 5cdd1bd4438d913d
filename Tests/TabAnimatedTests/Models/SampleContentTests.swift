import TabProduction
import Testing
import UIKit

@testable import TabAnimated

/// Sample content and sizes in one line.
@MainActor
@Suite("Sample content", .serialized, .ownApp)
struct SampleContentTests {
    private func width(_ name: String, of tile: SkeletonTile?) -> CGFloat? {
        tile?.component(name)?.frame.width
    }

    @Test func `a table takes a closure that is given its cells`() {
        let screen = Screen(UITableView())
        screen.content.tabAnimated = TableAnimated(
            CellAnimated(SampleCell.self) {
                $0.titleLabel.text = "Hi"
            }.height(64))
        screen.content.startTabAnimation()
        let widths = screen.overlay?.tiles.compactMap { width("titleLabel", of: $0) } ?? []
        #expect(widths.count > 3 && widths.allSatisfy { $0 < 30 })
    }

    @Test func `a collection takes a closure that is given its cells`() {
        let screen = Screen(
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
        screen.content.tabAnimated = CollectionAnimated(
            CellAnimated(SampleItem.self) { $0.label.text = "Hi" }.size(CGSize(width: 100, height: 40)))
        screen.content.startTabAnimation()
        #expect((width("label", of: screen.overlay?.tiles.first) ?? 100) < 30)
    }

    @Test func `a section and its header take closures`() {
        let screen = Screen(UITableView())
        let header = CellAnimated(SamplePage.self) { $0.headline.isHidden = true }.height(60)
        screen.content.tabAnimated = TableAnimated(sections: [
            SectionAnimated(
                [
                    CellAnimated(SampleCell.self) {
                        $0.dateLabel.isHidden = true
                    }.height(64).count(2)
                ], header: header)
        ])
        screen.content.startTabAnimation()
        let tiles = screen.overlay?.tiles ?? []
        #expect(tiles.count == 3)
        #expect(tiles.compactMap { $0.component("headline")?.isRemoved } == [true])
        #expect(tiles.compactMap { $0.component("dateLabel")?.isRemoved } == [true, true])
    }

    @Test func `the size of items follows the bounds`() {
        let layout = UICollectionViewFlowLayout()
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
        let screen = Screen(UICollectionView(frame: .zero, collectionViewLayout: layout))
        screen.content.tabAnimated = CollectionAnimated(
            CellAnimated(SampleItem.self).size { bounds in
                CGSize(width: bounds.width / (bounds.width > 400 ? 4 : 2), height: 100)
            })
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.first?.production.size == CGSize(width: 160, height: 100))
        screen.content.frame.size.width = 480
        HeadlessScreen.main.turn()
        #expect(screen.overlay?.tiles.first?.production.size == CGSize(width: 120, height: 100))
    }

    @Test func `sizes that a delegate alone knows are said once, and learnt`() {
        HeadlessScreen.main.system = .iOS18
        let app = SizingApp()
        let screen = Screen(app.collection)
        app.collection.tabAnimated = CollectionAnimated(cellClass: SampleItem.self)
        let given = warnings {
            app.collection.startTabAnimation()
            app.collection.updateTabAnimation()
        }
        #expect(given.count { $0.contains(".size { bounds in … }") } == 1)
        #expect(screen.overlay?.tiles.first?.production.size == CGSize(width: 320, height: 44))
        app.count = 4
        app.collection.endTabAnimation(reloading: true)
        HeadlessScreen.main.advance(by: 0.2)
        app.count = 0
        app.collection.reloadData()
        HeadlessScreen.main.turn()
        app.collection.startTabAnimation()
        #expect(screen.overlay?.tiles.first?.production.size == CGSize(width: 150, height: 90))
    }
}

@MainActor
private final class SizingApp: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var count = 0
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override init() {
        super.init()
        collection.register(SampleItem.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = self
        collection.delegate = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? SampleItem)?.label.text = "Item"
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 150, height: 90) }
}
