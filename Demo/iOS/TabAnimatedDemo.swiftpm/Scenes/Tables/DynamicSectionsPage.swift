import TabAnimated
import UIKit

/// A table with a section for each entry: how many there are, only the answer tells.
final class DynamicSectionsPage: TablePage {
    private var sayings: [Saying] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sayings"
        tableView.register(SayingCell.self, forCellReuseIdentifier: "saying")
        tableView.rowHeight = 100
        tableView.dataSource = self
        tableView.tabAnimated = TableAnimated(cellClass: SayingCell.self, cellHeight: 100)
        tableView.tabAnimated?.adjust { cell in
            cell.animation(1).down(3).line(3)
        }
    }

    override func load() {
        tableView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.sayings = (0..<4).flatMap { _ in Saying.samples }
            page.tableView.endTabAnimation(reloading: true, transition: .crossDissolve(0.2))
        }
    }
}

extension DynamicSectionsPage: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int {
        sayings.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "saying", for: indexPath)
        (cell as? SayingCell)?.show(sayings[indexPath.section])
        return cell
    }
}
