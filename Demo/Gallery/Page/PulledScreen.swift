import DemoScenes

/// A table that is pulled, as an app writes it; in the films a script pulls, and answers.
struct PulledScreen {
    let look: RefreshViewController.Look

    private var refresher: String {
        switch look {
        case .spinner: "PullToRefresh()"
        case .row: "PullToRefresh.skeleton(CellAnimated(NewsCell.self))"
        case .ring: "PullToRefresh(refreshView: ring, animator: ring, height: 56, position: .top)"
        }
    }

    var text: String {
        """
        /// A table of news that refreshes at the top and loads more at the bottom.
        final class NewsViewController: UITableViewController {
            private var articles = Article.samples

            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(NewsCell.self, forCellReuseIdentifier: "news")
                tableView.rowHeight = 120
        \(look == .ring ? "        let ring = RingView()\n" : "")        let refresher = \(refresher)
                tableView.addPullToRefresh(refresher) { [weak self] in
                    try await self?.refresh()
                }
                tableView.addLoadMore(rows: 2, like: CellAnimated(NewsCell.self)) { [weak self] in
                    try await self?.loadMore() ?? .exhausted
                }
            }

            private func refresh() async throws {
                await fetch()
                articles = Article.samples
                tableView.reloadData()
            }

            private func loadMore() async throws -> PullToRefresh.Result {
                await fetch()
                articles += Article.samples.prefix(3)
                tableView.reloadData()
                return articles.count < 20 ? .finished : .exhausted
            }

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                articles.count
            }

            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "news", for: indexPath)
                (cell as? NewsCell)?.show(articles[indexPath.row])
                return cell
            }
        }
        """
    }
}
