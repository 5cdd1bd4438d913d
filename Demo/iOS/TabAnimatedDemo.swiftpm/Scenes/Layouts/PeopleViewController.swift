import TabAnimated
public import UIKit

/// An inset grouped list of people with snapshots; the empty sections are there before the answer.
public final class PeopleViewController: UIViewController, ContentScreen {
    private lazy var collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: Self.makeLayout())
    private var dataSource: UICollectionViewDiffableDataSource<Int, String>?

    public var coveredViews: [UIView] { [collectionView] }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "People"
        view.backgroundColor = .systemGroupedBackground
        collectionView.register(PersonCell.self, forCellWithReuseIdentifier: "person")
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { list, path, name in
            let cell = list.dequeueReusableCell(withReuseIdentifier: "person", for: path)
            (cell as? PersonCell)?.show(name)
            return cell
        }
        view.fill(with: collectionView)
        apply([[], []])
        collectionView.tabAnimated = CollectionAnimated(
            sections: [
                SectionAnimated(cellClass: PersonCell.self, count: 3),
                SectionAnimated(cellClass: PersonCell.self),
            ], layout: Self.makeLayout())
    }

    private static func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    }

    public func showContent() {
        let names = [
            "Ada", "Barbara", "Chien-Shiung", "Dorothy", "Emmy", "Grace", "Hedy", "Katherine", "Lise",
        ]
        apply([Array(names.prefix(3)), Array(names.dropFirst(3))])
    }

    private func apply(_ sections: [[String]]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        for (section, names) in sections.enumerated() {
            snapshot.appendSections([section])
            snapshot.appendItems(names, toSection: section)
        }
        dataSource?.apply(snapshot, animatingDifferences: false)
    }
}

/// A row of the list with a symbol, a name and a line below it.
final class PersonCell: UICollectionViewListCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        show("Person")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func show(_ name: String) {
        var content = UIListContentConfiguration.subtitleCell()
        content.image = UIImage(systemName: "person")
        content.text = name
        content.secondaryText = "In the office"
        contentConfiguration = content
    }
}
