import TabAnimated
import UIKit

/// Rows with a list inside that has a skeleton of its own, under headers of the app's.
final class NestedListsPage: TablePage {
    private var albums: [String] = []

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
        let model = TableAnimated(sections: [
            SectionAnimated(
                cellClass: StripCell.self, count: 1, header: .init(AccentHeader.self, height: 44))
        ])
        model.sectionCount = 5
        model.adjust { part in
            guard part.className == "AccentHeader" else { return }
            part.background.color(.secondarySystemBackground)
            part.all.color(.systemGray4)
            part.animation(named: "titleLabel").height(14).width(120)
        }
        tableView.tabAnimated = model
    }

    override func load() {
        tableView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.albums = ["Islands", "Stairs and bridges", "Everything green", "From the train"]
            page.tableView.endTabAnimation(reloading: true, transition: .crossDissolve(0.2))
        }
    }
}

extension NestedListsPage: UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int {
        albums.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "strip", for: indexPath)
        let hues: [CGFloat] = [0.55, 0.1, 0.34, 0.72, 0.92]
        (cell as? StripCell)?.show(hues.map { $0 + CGFloat(indexPath.section) * 0.02 })
        return cell
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        44
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? AccentHeader
        header?.show(albums[section])
        return header
    }
}
