// What surrounds the examples of the documentation: the cells, views and services of an app that loads news.
import Foundation
import TabAnimated
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
}

class PlainRow: UITableViewCell {}
final class BannerCell: PlainRow {}
final class PriceCell: PlainRow {
    let priceLabel = UILabel()
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

struct Layout: Codable, Sendable {
    var height = 96.0
}

let layout = Layout()

enum Section: Sendable { case main }

class SurroundingController: UIViewController, UITableViewDataSource {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .plain)
    let collectionView = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: UICollectionViewFlowLayout()
    )
    let profileView = ProfileView(frame: CGRect(x: 0, y: 0, width: 375, height: 120))
    let service = NewsService()
    let spinner = UIActivityIndicatorView()
    let nib = UINib(nibName: "TitleHeader", bundle: nil)
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("Skeletons.tabs")
    var articles: [Article] = []
    var sections: [[Article]] = []
    var isCompact = false

    /// A controller on screen.
    static func shown() -> Self {
        let controller = Self()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = controller
        [controller.tableView, controller.collectionView, controller.profileView].forEach(
            controller.view.addSubview)
        controller.tableView.register(NewsCell.self, forCellReuseIdentifier: "news")
        controller.tableView.dataSource = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return controller
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

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { articles.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "news", for: indexPath)
        (cell as? NewsCell)?.show(articles[indexPath.row])
        return cell
    }
}
