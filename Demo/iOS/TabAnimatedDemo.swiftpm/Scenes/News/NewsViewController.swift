import TabAnimated
public import UIKit

/// A table of news that loads.
public final class NewsViewController: UIViewController, ContentScreen {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private var articles: [Article] = []

    public var coveredViews: [UIView] { [tableView] }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "News"
        view.backgroundColor = .systemBackground
        tableView.register(NewsCell.self, forCellReuseIdentifier: "news")
        tableView.rowHeight = 120
        tableView.separatorInset = UIEdgeInsets(top: 0, left: 76, bottom: 0, right: 0)
        tableView.dataSource = self
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
        tableView.tabAnimated = TableAnimated(cellClass: NewsCell.self)
        tableView.tabAnimated?.adjust { cell in
            cell.animation(named: "dateLabel").width(72)
        }
    }

    public func showContent() {
        articles = Article.samples
        tableView.reloadData()
    }
}

extension NewsViewController: UITableViewDataSource {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        articles.count
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "news", for: indexPath)
        (cell as? NewsCell)?.show(articles[indexPath.row])
        return cell
    }
}
