import TabAnimated
import UIKit

/// Rows that come from an interface file: the order of the document numbers the components, and the table's
/// own row height counts, because the model gives none.
final class InterfaceFilePage: TablePage {
    private var departures: [Departure] = []

    @available(visionOS, deprecated: 1.0, message: "visionOS deprecates nibs.")
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Ferries"
        let nib = UINib(nibName: "DepartureCell", bundle: .module)
        tableView.register(nib, forCellReuseIdentifier: "departure")
        tableView.dataSource = self
        let cell = CellAnimated(DepartureCell.self, nib: nib)
        tableView.tabAnimated = TableAnimated(sections: [SectionAnimated([cell])])
        tableView.tabAnimated?.adjust { cell in
            cell.animation(0).width(110)
            cell.animation(1).width(190)
            cell.animation(3).width(60)
            cell.animation(4).width(70)
        }
    }

    // Before the view is in a window, the traits may be others.
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        tableView.rowHeight = UIFontMetrics.default.scaledValue(for: 115, compatibleWith: traitCollection)
    }

    override func load() {
        tableView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.departures = Departure.samples
            page.tableView.endTabAnimation(reloading: true, transition: .crossDissolve(0.2))
        }
    }
}

extension InterfaceFilePage: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        departures.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "departure", for: indexPath)
        (cell as? DepartureCell)?.show(departures[indexPath.row])
        return cell
    }
}
