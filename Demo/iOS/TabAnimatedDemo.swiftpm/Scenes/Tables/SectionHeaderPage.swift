import TabAnimated
import UIKit

/// One section with a header in the grouped style; one closure adjusts header and cells, told apart by class.
final class SectionHeaderPage: TablePage {
    private var host: Host?
    private var tours: [Tour] = []

    init() {
        super.init(style: .grouped)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Walks this week"
        tableView.register(TourCell.self, forCellReuseIdentifier: "tour")
        tableView.register(HostHeader.self, forHeaderFooterViewReuseIdentifier: "host")
        tableView.rowHeight = 100
        tableView.dataSource = self
        tableView.delegate = self
        tableView.tabAnimated = TableAnimated(sections: [
            SectionAnimated(
                cellClass: TourCell.self, cellHeight: 100, header: .init(HostHeader.self).height(100))
        ])
        // Its adjustments were written for lines as wide as their labels.
        tableView.tabAnimated?.mapping = .tabAnimated
        tableView.tabAnimated?.adjust { part in
            if part.className == "HostHeader" {
                part.all.color(.systemGray4)
                part.animation(1).width(180)
                part.animation(2).width(130)
            } else {
                part.animation(1).down(3).height(12)
                part.animation(2).height(12).reducedWidth(70)
                part.animation(3).down(5).height(12).radius(0).reducedWidth(-12).left(6)
            }
        }
    }

    override func load() {
        tableView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.host = .sample
            page.tours = Tour.samples
            page.tableView.endTabAnimation(reloading: true, transition: .crossDissolve(0.2))
        }
    }
}

extension SectionHeaderPage: UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int {
        host == nil ? 0 : 1
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tours.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tour", for: indexPath)
        (cell as? TourCell)?.show(tours[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        100
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "host") as? HostHeader
        if let host { header?.show(host) }
        return header
    }
}
