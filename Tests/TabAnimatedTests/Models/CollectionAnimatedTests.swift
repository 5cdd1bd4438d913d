import Testing
import UIKit

@testable import TabAnimated

@MainActor
@Suite("A collection", .serialized, .ownApp)
struct CollectionAnimatedTests {
    private func screen(
        rows: Rows, model: CollectionAnimated? = nil, _ configure: (UICollectionViewFlowLayout) -> Void
    ) -> Screen<UICollectionView> {
        let layout = UICollectionViewFlowLayout()
        configure(layout)
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.register(SampleItem.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = rows
        let screen = Screen(collection)
        collection.tabAnimated = model ?? CollectionAnimated(cellClass: SampleItem.self)
        return screen
    }

    private func skeleton(_ screen: Screen<UICollectionView>) -> [CGRect] {
        let origin = screen.overlay?.frame.origin ?? .zero
        return (screen.overlay?.tiles ?? []).map {
            CGRect(origin: $0.origin, size: $0.production.size).offsetBy(dx: origin.x, dy: origin.y)
        }
    }

    private func real(_ screen: Screen<UICollectionView>, count: Int) -> [CGRect] {
        (0..<count).compactMap {
            screen.content.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
    }

    @Test func `items fill the visible area in columns`() {
        let rows = Rows()
        let screen = screen(rows: rows) {
            $0.itemSize = CGSize(width: 145, height: 100)
            $0.minimumLineSpacing = 10
            $0.minimumInteritemSpacing = 10
            $0.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        }
        screen.content.startTabAnimation()
        #expect(
            skeleton(screen).prefix(3) == [
                CGRect(x: 10, y: 10, width: 145, height: 100), CGRect(x: 165, y: 10, width: 145, height: 100),
                CGRect(x: 10, y: 120, width: 145, height: 100),
            ])
        #expect(skeleton(screen).count == 10)
    }

    @Test func `vertical items stand where the layout puts its own`() {
        let rows = Rows()
        rows.count = 7
        let screen = screen(rows: rows) {
            $0.itemSize = CGSize(width: 90, height: 70)
            $0.minimumLineSpacing = 12
            $0.minimumInteritemSpacing = 8
            $0.sectionInset = UIEdgeInsets(top: 5, left: 16, bottom: 5, right: 16)
        }
        screen.content.reloadData()
        HeadlessScreen.main.turn()
        screen.content.startTabAnimation()
        #expect(Array(skeleton(screen).prefix(7)) == real(screen, count: 7))
    }

    @Test func `horizontal items stand where the layout puts its own`() {
        let rows = Rows()
        rows.count = 5
        let screen = screen(rows: rows) {
            $0.scrollDirection = .horizontal
            $0.itemSize = CGSize(width: 80, height: 130)
            $0.minimumLineSpacing = 12
            $0.minimumInteritemSpacing = 8
        }
        screen.content.reloadData()
        HeadlessScreen.main.turn()
        screen.content.startTabAnimation()
        #expect(Array(skeleton(screen).prefix(5)) == real(screen, count: 5))
    }

    @Test func `a given size comes before the layout's`() {
        let rows = Rows()
        let model = CollectionAnimated(
            cellClass: SampleItem.self, cellSize: CGSize(width: 160, height: 220), count: 2)
        let screen = screen(rows: rows, model: model) { $0.itemSize = CGSize(width: 20, height: 20) }
        screen.content.startTabAnimation()
        #expect(
            skeleton(screen).map(\.size) == [
                CGSize(width: 160, height: 220), CGSize(width: 160, height: 220),
            ])
    }

    @Test func `the data source stays the app's and is not asked for items`() {
        let rows = Rows()
        let screen = screen(rows: rows) { $0.itemSize = CGSize(width: 100, height: 100) }
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(screen.content.dataSource === rows)
        #expect(rows.questions == 0)
    }
}
