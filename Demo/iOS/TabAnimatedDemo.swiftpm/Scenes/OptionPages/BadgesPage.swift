import TabAnimated
import UIKit

/// Albums in a compositional layout with a snapshot: each has a badge, which the model names by the layout's kind.
final class BadgesPage: DemoPage {
    private static let badge = "badge"

    private lazy var collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: BadgesPage.makeLayout())
    private lazy var source = makeSource()

    override var coveredViews: [UIView] { [collectionView] }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Albums"
        collectionView.backgroundColor = .systemBackground
        collectionView.dataSource = source
        view.fill(with: collectionView)
        let albums = SectionAnimated(
            [CellAnimated(PictureItemCell.self)], supplementaries: [Self.badge: CellAnimated(CountBadge.self)]
        )
        collectionView.tabAnimated = CollectionAnimated(sections: [albums], layout: Self.makeLayout())
    }

    override func load() {
        collectionView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(1...8))
            page.source.apply(snapshot, animatingDifferences: false)
            page.collectionView.endTabAnimation(transition: .crossDissolve(0.2))
        }
    }

    private func makeSource() -> UICollectionViewDiffableDataSource<Int, Int> {
        let cells = UICollectionView.CellRegistration<PictureItemCell, Int> { cell, _, album in
            cell.show(hue: CGFloat(album) / 9)
        }
        let badges = UICollectionView.SupplementaryRegistration<CountBadge>(elementKind: Self.badge) {
            $0.show($2.item * 7 % 5 + 1)
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { list, _, path in
            list.dequeueConfiguredReusableSupplementary(using: badges, for: path)
        }
        return source
    }

    private static func makeLayout() -> UICollectionViewCompositionalLayout {
        let corner = NSCollectionLayoutAnchor(
            edges: [.top, .trailing], absoluteOffset: CGPoint(x: 8, y: -8))
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(26), .absolute(26)), elementKind: Self.badge, containerAnchor: corner)
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
        item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(110)), subitems: [item])
        let section = NSCollectionLayoutSection(group: row)
        section.interGroupSpacing = 20
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 8, bottom: 20, trailing: 8)
        return UICollectionViewCompositionalLayout(section: section)
    }

    private static func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }
}

/// A number in a round spot.
private final class CountBadge: UICollectionReusableView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ count: Int) {
        label.text = "\(count)"
    }

    private func setUp() {
        backgroundColor = .systemOrange
        layer.cornerRadius = 13
        label.font = .systemFont(ofSize: 13, weight: .bold)
        label.textColor = .white
        label.textAlignment = .center
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }
}
