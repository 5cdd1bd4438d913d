import TabAnimated
import UIKit

/// A collection of bench cells in a flow layout of one column.
@MainActor
final class BenchCollection: NSObject, ListStage {
    static let noun = "collection"

    let collection: UICollectionView
    let window = UIWindow()
    var count: Int
    private let look: ListLook

    var list: UIScrollView { collection }

    init(_ look: ListLook) {
        self.look = look
        count = look.count
        let layout = look.isCompositional ? Self.compositionalLayout : Self.flowLayout(of: look)
        collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        for kind in kinds { collection.register(kind, forCellWithReuseIdentifier: "\(kind)") }
        collection.dataSource = self
        open()
    }

    private static func flowLayout(of look: ListLook) -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: size.width, height: BenchItem.height)
        layout.minimumLineSpacing = 0
        if look.isSelfSizing { layout.estimatedItemSize = layout.itemSize }
        return layout
    }

    private static var compositionalLayout: UICollectionViewLayout {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(BenchItem.height))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    private var kinds: [BenchItem.Type] {
        look.isSelfSizing ? [BenchItem.Growing.self] : look.hasKinds ? BenchItem.kinds : [BenchItem.self]
    }

    func makeModel() -> FormAnimated {
        let second = look.isCompositional ? Self.compositionalLayout : nil
        guard look.hasKinds else { return CollectionAnimated(cellClass: kinds[0], layout: second) }
        return CollectionAnimated(
            sections: zip(kinds, look.counts(of: kinds.count)).map {
                SectionAnimated(cellClass: $0, count: $1)
            }, layout: second)
    }

    func makeCells() -> [any UIView & BenchContent] { kinds.map { $0.init(frame: .zero) } }

    func skeletonView() -> any BenchPeer {
        SkeletonViewCollection(collection, identifiers: kinds.map { "\($0)" })
    }

    func tabAnimated(kept: [String: TABAnimatedWay.Skeleton]) -> any KeepingPeer {
        TABAnimatedCollection(collection, classes: kinds, counts: look.counts(of: kinds.count), kept: kept)
    }

    func reloadData() { collection.reloadData() }
}

extension BenchCollection: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "\(kinds[0])", for: indexPath)
        (cell as? BenchItem)?.fill(with: indexPath.item)
        return cell
    }
}
