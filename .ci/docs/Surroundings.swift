// What surrounds the examples of the documentation: the cells, views and services of an app that loads news.
import Foundation
import TabAnimatedRefreshing
import UIKit

struct Article: Sendable {
    var title: String
    var summary: String

    static let sample = Article(
        title: "A title of common length", summary: "Two lines of a summary, which say what happened.")
}

struct NewsService: Sendable {
    func latest() async throws -> [Article] { [.sample, .sample, .sample] }
    func page(after count: Int) async throws -> [Article] { [.sample] }
}

class NewsCell: UITableViewCell {
    let avatar = UIImageView()
    let titleLabel = UILabel()
    let dateLabel = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        [avatar, titleLabel, dateLabel].forEach(contentView.addSubview)
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        dateLabel.font = .preferredFont(forTextStyle: .footnote)
    }

    func show(_ article: Article) {
        titleLabel.text = article.title
        dateLabel.text = "Monday"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        avatar.frame = CGRect(x: 16, y: 12, width: 40, height: 40)
        titleLabel.frame = CGRect(x: 72, y: 12, width: contentView.bounds.width - 88, height: 22)
        dateLabel.frame = CGRect(x: 72, y: 38, width: 120, height: 16)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 64) }
}

class PlainRow: UITableViewCell {
    let titleLabel = UILabel(frame: CGRect(x: 16, y: 12, width: 200, height: 20))

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(titleLabel)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 60) }
}

final class BannerCell: PlainRow {}
final class PriceCell: PlainRow {
    let priceLabel = UILabel()

    override func layoutSubviews() {
        super.layoutSubviews()
        contentView.addSubview(priceLabel)
        priceLabel.frame = CGRect(x: contentView.bounds.width - 116, y: 12, width: 100, height: 20)
    }
}

final class CommentCell: PlainRow {}
final class TimelineCell: PlainRow {}
final class ReceivedCell: PlainRow {}
final class SentCell: PlainRow {}
final class SectionHeader: UITableViewHeaderFooterView {}
final class TitleHeader: UITableViewHeaderFooterView {
    func show(_ title: String) {
        textLabel?.text = title
    }
}

final class NewsViewController: UIViewController {}

final class WaterfallLayout: UICollectionViewFlowLayout {
    var heights: [CGFloat] = []

    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForItem(at: path)
        if let height = heights.first { attributes?.frame.size.height = height }
        return attributes
    }
}

final class CardCell: UICollectionViewCell {
    let picture = UIImageView()
    let titleLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        [picture, titleLabel].forEach(contentView.addSubview)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        [picture, titleLabel].forEach(contentView.addSubview)
    }

    func show(_ article: Article) {
        titleLabel.text = article.title
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(x: 0, y: 0, width: contentView.bounds.width, height: 100)
        titleLabel.frame = CGRect(x: 8, y: 108, width: contentView.bounds.width - 16, height: 20)
    }
}

final class ProfileView: UIView {
    let avatar = UIImageView()
    let nameLabel = UILabel()
    let bioLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        [avatar, nameLabel, bioLabel].forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        [avatar, nameLabel, bioLabel].forEach(addSubview)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        avatar.frame = CGRect(x: 16, y: 16, width: 64, height: 64)
        nameLabel.frame = CGRect(x: 96, y: 16, width: 160, height: 22)
        bioLabel.frame = CGRect(x: 96, y: 44, width: 220, height: 40)
    }
}

struct BlinkAnimation: SkeletonAnimation {
    func start(on stage: SkeletonStage) {}
}

final class FadingRefresh: UIView, RefreshViewAnimator {
    func animate(_ state: PullToRefresh.State) {}
}

struct Layout: Codable, Sendable {
    var height = 96.0
}

let layout = Layout()

enum Section: Sendable { case main }

class SurroundingController: UIViewController, UITableViewDataSource, UICollectionViewDataSource {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .plain)
    let collectionView = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: UICollectionViewFlowLayout()
    )
    let profileView = ProfileView(frame: CGRect(x: 0, y: 0, width: 375, height: 120))
    let service = NewsService()
    let spinner = UIActivityIndicatorView()
    let nib = UINib(nibName: "TitleHeader", bundle: nil)
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("Skeletons.tabs")
    let api = CommentService()
    let loaded = ["First"]
    let newest = "Newest"
    var comments: [String] = []
    var messages = ["Hello"]
    var articles: [Article] = []
    var sections: [[Article]] = []
    var isCompact = false
    private var window: UIWindow?

    /// A controller on screen, with an app that has just been launched.
    static func shown() -> Self {
        SkeletonConfiguration.shared = SkeletonConfiguration()
        let controller = Self()
        controller.show(in: UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667)))
        return controller
    }

    private func show(in window: UIWindow) {
        self.window = window
        tableView.register(NewsCell.self, forCellReuseIdentifier: "news")
        tableView.dataSource = self
        collectionView.register(CardCell.self, forCellWithReuseIdentifier: "card")
        collectionView.dataSource = self
        tableView.tabAnimated = TableAnimated(cellClass: NewsCell.self)
        collectionView.tabAnimated = CollectionAnimated(cellClass: CardCell.self)
        profileView.tabAnimated = ViewAnimated()
        [tableView, collectionView, profileView].forEach(view.addSubview)
        window.rootViewController = self
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    /// Runs an example, shows what it describes, and removes it.
    func run(_ example: (SurroundingController) async throws -> Void) async throws {
        try await example(self)
        try await settle()
    }

    /// Shows what is described, and removes it.
    func settle() async throws {
        let views = [tableView, collectionView, profileView].filter { $0.tabAnimated != nil }
        views.forEach { $0.startTabAnimation() }
        HeadlessScreen.main.advance(by: 1)
        tableView.reloadData()
        collectionView.reloadData()
        views.forEach { $0.endTabAnimation() }
        for _ in 0..<10 { await Task.yield() }
        HeadlessScreen.main.advance(by: 1)
    }

    /// Shows another controller in place of this one.
    func show(_ controller: UIViewController) {
        window?.rootViewController = controller
        window?.layoutIfNeeded()
    }

    required init() {
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func reload() {}

    func loadNextPage() async throws -> Bool { false }

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, _ in
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(120))
            let item = NSCollectionLayoutItem(layoutSize: size)
            return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        }
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count + 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows(in: section).count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "news", for: indexPath)
        (cell as? NewsCell)?.show(rows(in: indexPath.section)[indexPath.row])
        return cell
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count + 2 }

    /// Of the collection nothing is loaded yet.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    }

    /// The sections, the articles after them, and nothing after those.
    private func rows(in section: Int) -> [Article] {
        if section < sections.count { return sections[section] }
        return section == sections.count ? articles : []
    }
}

/// The number of examples that do not hold.
@MainActor var complaints = 0

/// Runs an example; one that throws, or makes the log warn, does not hold.
@MainActor func running(_ place: String, _ example: () async throws -> Void) async {
    func complain(_ text: String) {
        complaints += 1
        print("\(place) \(text)")
    }
    SkeletonLog.sink = { complain("makes the log warn: \($0)") }
    do { try await example() } catch { complain("throws \(error)") }
}

struct CommentService {
    func comments() async throws -> [String] { ["First"] }
}
