import TabAnimated
public import UIKit

/// A grid of places in a compositional layout with snapshots, of which none is applied until the answer comes.
public final class GridViewController: UIViewController, ContentScreen {
    private lazy var collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: Self.makeLayout())
    private var dataSource: UICollectionViewDiffableDataSource<Int, String>?

    public var coveredViews: [UIView] { [collectionView] }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Places"
        view.backgroundColor = .systemBackground
        collectionView.backgroundColor = .systemBackground
        collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "place")
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { list, path, name in
            let cell = list.dequeueReusableCell(withReuseIdentifier: "place", for: path)
            if let place = Place.samples.first(where: { $0.name == name }) {
                (cell as? PictureCell)?.show(place)
            }
            return cell
        }
        view.fill(with: collectionView)
        // A second layout of the same making is asked where cells will be; the list stays untouched.
        collectionView.tabAnimated = CollectionAnimated(
            cellClass: PictureCell.self, layout: Self.makeLayout())
    }

    public func showContent() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(Place.samples.map(\.name))
        dataSource?.apply(snapshot, animatingDifferences: false)
    }

    /// A large picture, and two small ones beside it.
    private static func makeLayout() -> UICollectionViewLayout {
        let small = item(.fractionalWidth(1), .fractionalHeight(0.5))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.36), .fractionalHeight(1)), subitems: [small])
        let large = item(.fractionalWidth(0.64), .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(280)), subitems: [large, column])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 10, bottom: 8, trailing: 10)
        return UICollectionViewCompositionalLayout(section: section)
    }

    private static func item(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutItem {
        let item = NSCollectionLayoutItem(layoutSize: size(width, height))
        item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
        return item
    }

    private static func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }
}
