import TabAnimated
import UIKit

/// Rows that are shadowed cards with rounded corners.
final class CardRowsPage: TablePage {
    private var offers: [Offer] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Offers"
        view.backgroundColor = .systemGroupedBackground
        tableView.register(OfferCell.self, forCellReuseIdentifier: "offer")
        tableView.backgroundColor = .systemGroupedBackground
        tableView.rowHeight = 156
        tableView.separatorStyle = .none
        tableView.dataSource = self
        tableView.tabAnimated = TableAnimated(cellClass: OfferCell.self)
        // Its adjustments were written for lines as wide as their labels.
        tableView.tabAnimated?.mapping = .tabAnimated
        tableView.tabAnimated?.adjust { cell in
            cell.animation(1).height(12).reducedWidth(30)
            cell.animation(2).down(2).height(12).reducedWidth(40)
            cell.animation(5).up(2).height(12).radius(0).reducedWidth(12)
        }
    }

    override func load() {
        tableView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.offers = Offer.samples
            page.tableView.endTabAnimation(reloading: true, transition: .crossDissolve(0.2))
        }
    }
}

extension CardRowsPage: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        offers.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "offer", for: indexPath)
        (cell as? OfferCell)?.show(offers[indexPath.row])
        return cell
    }
}
