import TabAnimatedRefreshing
import UIKit

// Three screens as somebody writes them who has read the README and the guides, with the public interface alone.

final class OfferCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        textLabel?.text = "Join us"
    }

    required init?(coder: NSCoder) { nil }
}

final class MemberCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ name: String) {
        textLabel?.text = name
        detailTextLabel?.text = "On duty"
    }
}

/// A table with two kinds of cells and a header.
final class TeamController: UITableViewController {
    var load: @MainActor () async throws -> [String] = { [] }
    private var names: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(MemberCell.self, forCellReuseIdentifier: "person")
        tableView.tabAnimated = TableAnimated(sections: [
            SectionAnimated(
                [
                    CellAnimated(OfferCell.self).height(120),
                    CellAnimated(MemberCell.self) { $0.show("Ada Lovelace") }.height(60),
                ],
                header: CellAnimated(title: "Team"))
        ])
    }

    func show() async throws {
        names = try await tableView.withTabAnimation { try await load() }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
        (cell as? MemberCell)?.show(names[indexPath.row])
        return cell
    }
}

final class CardCell: UICollectionViewCell {
    private let picture = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.frame = contentView.bounds.insetBy(dx: 8, dy: 8)
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }
}

/// A collection with a compositional layout and a diffable data source.
final class CardsController: UICollectionViewController {
    private lazy var dataSource = UICollectionViewDiffableDataSource<Int, String>(
        collectionView: collectionView
    ) { collection, path, _ in
        collection.dequeueReusableCell(withReuseIdentifier: "card", for: path)
    }

    init() {
        super.init(collectionViewLayout: Self.makeLayout())
    }

    required init?(coder: NSCoder) { nil }

    private static func makeLayout() -> UICollectionViewLayout {
        let half = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(100))
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        let cards = [NSCollectionLayoutItem(layoutSize: half), NSCollectionLayoutItem(layoutSize: half)]
        return UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: .horizontal(layoutSize: row, subitems: cards)))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(CardCell.self, forCellWithReuseIdentifier: "card")
        collectionView.dataSource = dataSource
        collectionView.tabAnimated = CollectionAnimated(cellClass: CardCell.self, layout: Self.makeLayout())
        collectionView.startTabAnimation()
    }

    func show(_ cards: [String]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(cards)
        dataSource.apply(snapshot, animatingDifferences: false)
        collectionView.endTabAnimation(transition: .crossDissolve(0.25))
    }
}

final class ProfileView: UIView {
    let avatar = UIImageView(frame: CGRect(x: 20, y: 20, width: 64, height: 64))
    let nameLabel = UILabel(frame: CGRect(x: 100, y: 30, width: 200, height: 24))

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(avatar)
        addSubview(nameLabel)
    }

    required init?(coder: NSCoder) { nil }
}

/// A profile page that is loaded when it opens, and by pulling.
final class ProfileController: UIViewController {
    var load: @MainActor () async throws -> String = { "" }
    let scrollView = UIScrollView()
    let profile = ProfileView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.addSubview(profile)
        view.addSubview(scrollView)
        profile.tabAnimated = ViewAnimated().adjust { view in
            view.animation(\ProfileView.avatar).radius(32)
            view.animation(named: "nameLabel").width(140)
        }
        profile.startTabAnimation()
        scrollView.addPullToRefresh { [weak self] in try await self?.show() }
    }

    func show() async throws {
        defer { profile.endTabAnimation() }
        profile.nameLabel.text = try await load()
    }
}
