import TabAnimatedRefreshing
import UIKit

/// Ten rows a page; at their end, skeletons of the next ones stand while they load.
final class LoadMorePage: TablePage {
    private var tours: [Tour] = []

    override var answerTimes: [TimeInterval] { [3, 5] }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "All tours"
        tableView.register(TourCell.self, forCellReuseIdentifier: "tour")
        tableView.rowHeight = 100
        tableView.dataSource = self
        tableView.tabAnimated = TableAnimated(cellClass: TourCell.self, cellHeight: 100)
        // Its adjustments were written for lines as wide as their labels.
        tableView.tabAnimated?.mapping = .tabAnimated
        tableView.tabAnimated?.adjust { cell in
            cell.animation(1).down(3).height(12)
            cell.animation(2).height(12).reducedWidth(70).toLongAnimation()
            cell.animation(3).down(5).height(12).radius(0).reducedWidth(-12).left(6).toShortAnimation()
        }
        // The next page comes by a callback, so the load ends by hand.
        let loader = PullToRefresh.skeleton(rows: 2, position: .bottom)
        loader.trigger = .distance(0)
        tableView.addPullToRefresh(loader) { [weak self] in self?.loadMore() }
    }

    override func load() {
        tableView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.tours = Tour.samples
            page.tableView.refresher(at: .bottom)?.reset()
            page.tableView.endTabAnimation(reloading: true, transition: .crossDissolve(0.2))
        }
    }

    override func useContent() {
        tableView.startRefreshing(at: .bottom)
        let end = tableView.contentSize.height + tableView.adjustedContentInset.bottom
        tableView.contentOffset.y = max(0, end - tableView.bounds.height)
    }

    private func loadMore() {
        FakeServer.answer(self, after: 1.2) { page in
            page.tours += Tour.samples
            page.tableView.reloadData()
            page.tableView.endRefreshing(at: .bottom)
        }
    }
}

extension LoadMorePage: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tours.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tour", for: indexPath)
        (cell as? TourCell)?.show(tours[indexPath.row])
        return cell
    }
}
