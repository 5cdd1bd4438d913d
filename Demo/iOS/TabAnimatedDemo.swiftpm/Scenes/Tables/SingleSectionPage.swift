import TabAnimated
import UIKit

/// One section of one kind of row; components are addressed by the names of the cell's properties.
final class SingleSectionPage: TablePage {
    private var tours: [Tour] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tours"
        tableView.register(TourCell.self, forCellReuseIdentifier: "tour")
        tableView.rowHeight = 100
        tableView.dataSource = self
        tableView.tabAnimated = TableAnimated(cellClass: TourCell.self, cellHeight: 100)
        // Its adjustments were written for lines as wide as their labels.
        tableView.tabAnimated?.mapping = .tabAnimated
        tableView.tabAnimated?.adjust { cell in
            cell.animation(named: "titleLabel").down(3).height(12)
            cell.animation(named: "timeLabel").height(12).reducedWidth(70)
            cell.animation(named: "statusButton").down(5).height(12).radius(0).reducedWidth(-12).left(6)
        }
    }

    override func load() {
        tableView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.tours = Tour.samples
            page.tableView.endTabAnimation(reloading: true, transition: .crossDissolve(0.2))
        }
    }
}

extension SingleSectionPage: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tours.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tour", for: indexPath)
        (cell as? TourCell)?.show(tours[indexPath.row])
        return cell
    }
}
