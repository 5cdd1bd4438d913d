import TabAnimated
import UIKit

/// Sections whose number only the answer tells, each with a header: one section stands for six while they load.
final class DynamicHeadersPage: TablePage {
    private var chapters: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sayings by chapter"
        tableView.register(SayingCell.self, forCellReuseIdentifier: "saying")
        tableView.register(AccentHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        tableView.rowHeight = 100
        tableView.sectionHeaderTopPadding = 0
        tableView.dataSource = self
        tableView.delegate = self
        let model = TableAnimated(sections: [
            SectionAnimated(
                cellClass: SayingCell.self, cellHeight: 100, header: .init(AccentHeader.self).height(44))
        ])
        model.sectionCount = 6
        model.count = 3
        model.adjust { part in
            switch part.className {
            case "AccentHeader":
                part.all.color(.systemGray4)
                part.animation(named: "titleLabel").height(14).width(110)
            default: part.animation(1).down(3).line(3)
            }
        }
        tableView.tabAnimated = model
    }

    override func load() {
        tableView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.chapters = ["On water", "On tools", "On patience", "On the table"]
            page.tableView.endTabAnimation(reloading: true, transition: .crossDissolve(0.2))
        }
    }
}

extension DynamicHeadersPage: UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int {
        chapters.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "saying", for: indexPath)
        let position = (indexPath.section * 3 + indexPath.row) % Saying.samples.count
        (cell as? SayingCell)?.show(Saying.samples[position])
        return cell
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        44
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? AccentHeader
        header?.show(chapters[section])
        return header
    }
}
