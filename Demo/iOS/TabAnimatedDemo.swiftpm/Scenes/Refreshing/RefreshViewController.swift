public import TabAnimatedRefreshing
public import UIKit

/// A table of news that refreshes at the top and loads more at the bottom.
@available(tvOS, unavailable)
public final class RefreshViewController: UIViewController {
    /// What is shown above the rows while they are pulled.
    public enum Look: Sendable {
        case spinner
        case row
        case ring
    }

    /// The table that fingers pull.
    public let tableView = UITableView(frame: .zero, style: .plain)
    private let look: Look
    private var articles = Article.samples

    /// Creates a screen.
    public init(look: Look) {
        self.look = look
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        look = .spinner
        super.init(coder: coder)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tableView.register(NewsCell.self, forCellReuseIdentifier: "news")
        tableView.rowHeight = 120
        tableView.dataSource = self
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
        tableView.addPullToRefresh(makeRefresher()) {}
        let loader = PullToRefresh.skeleton(CellAnimated(NewsCell.self), rows: 2, position: .bottom)
        loader.trigger = .distance(0)
        tableView.addPullToRefresh(loader) {}
    }

    /// Ends whatever loads; more rows come at the bottom, other ones at the top.
    public func answer(_ result: PullToRefresh.Result) {
        if result == .finished {
            articles =
                tableView.refresher(at: .bottom)?.state == .loading
                ? articles + Article.samples.prefix(3) : [articles.removeLast()] + articles
            tableView.reloadData()
        }
        tableView.endRefreshing(at: .top, with: result)
        tableView.endRefreshing(at: .bottom, with: result)
    }

    private func makeRefresher() -> PullToRefresh {
        switch look {
        case .spinner: return PullToRefresh()
        case .row: return .skeleton(CellAnimated(NewsCell.self))
        case .ring:
            let ring = RingView()
            return PullToRefresh(refreshView: ring, animator: ring, height: 56, position: .top)
        }
    }
}

@available(tvOS, unavailable)
extension RefreshViewController: UITableViewDataSource {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        articles.count
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "news", for: indexPath)
        (cell as? NewsCell)?.show(articles[indexPath.row])
        return cell
    }
}
