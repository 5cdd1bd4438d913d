import TabAnimated
import UIKit

/// Rows with a list inside that has a skeleton of its own, under a header of the app's.
final class NestedListsPage: TablePage {
    private var albums: [[CGFloat]] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Albums"
        tableView.register(StripCell.self, forCellReuseIdentifier: "strip")
        tableView.register(AccentHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        tableView.rowHeight = 112
        tableView.sectionHeaderTopPadding = 0
        tableView.separatorStyle = .none
        tableView.dataSource = self
        tableView.delegate = self
        tableView.tabAnimated = TableAnimated(cellClass: StripCell.self, inSections: [0])
    }

    override func load() {
        tableView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.albums = stride(from: 0, to: 0.12, by: 0.02).map { shift in
                [0.55, 0.1, 0.34, 0.72, 0.92].map { $0 + shift }
            }
            page.tableView.endTabAnimation(inSection: 0, reloading: true, transition: .crossDissolve(0.2))
        }
    }
}

extension NestedListsPage: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        albums.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "strip", for: indexPath)
        (cell as? StripCell)?.show(albums[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        44
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? AccentHeader
        header?.show("Albums of the week")
        return header
    }
}
