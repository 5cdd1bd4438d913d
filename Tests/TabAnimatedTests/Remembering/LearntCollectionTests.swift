import TabProduction
import Testing
import UIKit

@testable import TabAnimated

/// What is learnt of the items and headers of a collection, and of the headers of a table.
@MainActor
@Suite("What is learnt of collections and headers", .serialized, .ownApp)
struct LearntCollectionTests {
    private let app = TitleApp()

    private func screen(_ model: CollectionAnimated) -> Screen<UICollectionView> {
        let screen = Screen(app.collection)
        model.remembersContent = true
        app.collection.tabAnimated = model
        app.collection.startTabAnimation()
        app.titles = ["Oslo", "Bergen"]
        app.collection.endTabAnimation(reloading: true)
        HeadlessScreen.main.advance(by: 0.1)
        return screen
    }

    private func loadAgain() -> [SkeletonTile] {
        app.titles = []
        app.collection.reloadData()
        HeadlessScreen.main.turn()
        app.collection.startTabAnimation()
        return app.collection.covers.first?.tiles ?? []
    }

    @Test func `items have the bars of their texts`() {
        let screen = screen(CollectionAnimated(cellClass: SampleItem.self))
        let middle = app.collection.cellForItem(at: IndexPath(item: 1, section: 0))
        let real = middle?.found("label")?.frame
        let tiles = loadAgain()
        #expect(screen.content.numberOfSections == 1 && real != nil)
        #expect(
            tiles.filter { $0.production.className == "SampleItem" }.map { $0.component("label")?.frame } == [
                real, real,
            ])
    }

    @Test(arguments: [200, 150] as [CGFloat])
    func `items that measure themselves are as large as they were`(estimate: CGFloat) {
        let layout = app.collection.collectionViewLayout as? UICollectionViewFlowLayout
        layout?.estimatedItemSize = CGSize(width: estimate, height: 80)
        app.collection.register(MeasuringItem.self, forCellWithReuseIdentifier: "item")
        let screen = screen(CollectionAnimated(cellClass: MeasuringItem.self))
        let tiles = loadAgain().filter { $0.production.className == "MeasuringItem" }
        #expect(screen.content.numberOfSections == 1)
        let size = CGSize(width: 200, height: 44)
        #expect(tiles.map(\.production.size) == [size, size])
    }

    @Test func `cells of a layout that the model does not have are where they last were`() {
        let half = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(90))
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: half)]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 60, leading: 10, bottom: 0, trailing: 10)
        app.collection.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
        let screen = screen(
            CollectionAnimated(sections: [
                SectionAnimated(cellClass: SampleItem.self, header: CellAnimated(PlaceTitle.self).height(40))
            ]))
        let real = (0..<2).compactMap {
            app.collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
        let said = warnings { _ = loadAgain() }
        let tiles = app.collection.covers.first?.tiles ?? []
        #expect(real.map(\.origin.x) == [10, 160] && said.isEmpty && screen.content === app.collection)
        #expect(tiles.map(\.production.className) == ["PlaceTitle", "SampleItem", "SampleItem"])
        #expect(tiles.map(\.origin) == [CGPoint(x: 0, y: 20)] + real.map(\.origin))
        #expect(tiles.map(\.production.size) == [CGSize(width: 320, height: 40)] + real.map(\.size))
    }

    @Test func `headers have the bars of their texts`() {
        let section = SectionAnimated(
            [CellAnimated(SampleItem.self).size(CGSize(width: 100, height: 50))],
            header: CellAnimated(PlaceTitle.self).height(40))
        let screen = screen(CollectionAnimated(sections: [section]))
        let kind = UICollectionView.elementKindSectionHeader
        let header = app.collection.supplementaryView(
            forElementKind: kind, at: IndexPath(item: 0, section: 0))
        let real = header?.found("label")?.frame
        let tile = loadAgain().first { $0.production.className == "PlaceTitle" }
        #expect(screen.content.numberOfSections == 1 && real != nil)
        #expect(tile?.component("label")?.frame == real)
    }
}

/// An item of 200 points that measures its height, which is less with a text of the app.
private final class MeasuringItem: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 8, y: 8, width: bounds.width - 16, height: 24)
    }

    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: layoutAttributes.indexPath)
        attributes.frame = CGRect(
            origin: layoutAttributes.frame.origin, size: CGSize(width: 200, height: isLoaded ? 44 : 90))
        return attributes
    }

    /// Whether the app has shown something in it.
    var isLoaded = false {
        didSet { label.text = "Oslo" }
    }
}

/// A header with a label.
final class PlaceTitle: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 8, y: 8, width: bounds.width - 16, height: 24)
    }
}

/// An app that shows titles under a header.
@MainActor
private final class TitleApp: NSObject {
    var titles: [String] = []
    let collection: UICollectionView

    override init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        collection.register(SampleItem.self, forCellWithReuseIdentifier: "item")
        collection.register(
            PlaceTitle.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        collection.dataSource = self
    }
}

extension TitleApp: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        titles.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? SampleItem)?.label.text = titles[indexPath.item]
        (cell as? MeasuringItem)?.isLoaded = true
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        (view as? PlaceTitle)?.label.text = "Norway"
        return view
    }
}
