import TabAnimated
public import UIKit

/// A store in a compositional layout that loads; its first section scrolls sideways.
public final class StoreViewController: UIViewController, ContentScreen {
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: StoreLayout.make())
    private var sections: [(title: String, items: [StoreItem])] = []

    public var coveredViews: [UIView] { [collectionView] }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Store"
        view.backgroundColor = .systemBackground
        collectionView.backgroundColor = .systemBackground
        collectionView.register(FeatureCell.self, forCellWithReuseIdentifier: "feature")
        collectionView.register(ProductCell.self, forCellWithReuseIdentifier: "product")
        collectionView.register(
            StoreHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        collectionView.dataSource = self
        view.fill(with: collectionView)
        let header = CellAnimated(StoreHeader.self).height(StoreLayout.headerHeight)
        collectionView.tabAnimated = CollectionAnimated(
            sections: [
                SectionAnimated(cellClass: FeatureCell.self, count: 3, header: header),
                SectionAnimated(cellClass: ProductCell.self, count: 6, header: header),
            ], layout: StoreLayout.make())
    }

    public func showContent() {
        sections = [("Worth a look", StoreItem.features), ("For the weekend", StoreItem.products)]
        collectionView.reloadData()
    }
}

extension StoreViewController: UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        sections.count
    }

    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    {
        sections[section].items.count
    }

    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let item = sections[indexPath.section].items[indexPath.item]
        let identifier = indexPath.section == 0 ? "feature" : "product"
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        (cell as? FeatureCell)?.show(item)
        (cell as? ProductCell)?.show(item)
        return cell
    }

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        (view as? StoreHeader)?.titleLabel.text = sections[indexPath.section].title
        return view
    }
}
