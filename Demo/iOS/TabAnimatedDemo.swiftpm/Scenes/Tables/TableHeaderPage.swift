import TabAnimated
import UIKit

/// One section below a table header, which is covered too; components are addressed by their indices.
final class TableHeaderPage: TablePage {
    private let hostView = HostView(frame: CGRect(x: 0, y: 0, width: 0, height: 120))
    private var tours: [Tour] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "My tours"
        tableView.register(TourCell.self, forCellReuseIdentifier: "tour")
        tableView.rowHeight = 100
        tableView.tableHeaderView = hostView
        tableView.dataSource = self
        let model = TableAnimated(cellClass: TourCell.self, cellHeight: 100)
        model.coversTableHeader = true
        model.adjust { part in
            switch part.className {
            case "HostView": part.animations(1...2).width(160)
            default:
                part.animation(1).down(3).height(12)
                part.animation(2).height(12).reducedWidth(70)
                part.animation(3).down(5).height(12).radius(0).reducedWidth(-12).left(6)
            }
        }
        tableView.tabAnimated = model
        // Its adjustments were written for lines as wide as their labels.
        tableView.tabAnimated?.mapping = .tabAnimated
    }

    override func load() {
        tableView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.hostView.show(.sample)
            page.tours = Tour.samples
            page.tableView.endTabAnimation(reloading: true, transition: .crossDissolve(0.2))
        }
    }
}

extension TableHeaderPage: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tours.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tour", for: indexPath)
        (cell as? TourCell)?.show(tours[indexPath.row])
        return cell
    }
}
