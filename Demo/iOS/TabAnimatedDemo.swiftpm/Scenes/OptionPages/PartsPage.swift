import TabAnimated
import UIKit

/// A table whose header view has a model of its own, and whose footer view is covered without a word; the first row is
/// adjusted by its place.
final class PartsPage: ContactListPage {
    private let ownerView = ContactView(frame: CGRect(x: 0, y: 0, width: 0, height: 80))
    private let setUp: @MainActor (TableAnimated) -> Void
    private let countLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 44))

    /// Creates a page.
    ///
    /// - Parameter setUp: Sets an option of the model.
    init(setUp: @escaping @MainActor (TableAnimated) -> Void = { _ in }) {
        self.setUp = setUp
        super.init()
    }

    required init?(coder: NSCoder) {
        setUp = { _ in }
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        ownerView.tabAnimated = ViewAnimated()
        ownerView.tabAnimated?.animatedColor = .systemTeal
        countLabel.font = .systemFont(ofSize: 13)
        countLabel.textColor = .secondaryLabel
        countLabel.textAlignment = .center
        tableView.tableHeaderView = ownerView
        tableView.tableFooterView = countLabel
        tableView.tabAnimated = makeModel()
    }

    private func makeModel() -> TableAnimated {
        let model = TableAnimated(cellClass: ContactCell.self, cellHeight: 80, count: 4)
        model.coversTableHeader = true
        model.coversTableFooter = true
        model.adjust { view, indexPath in
            if indexPath.item == 0, view.className == "ContactCell" { view.all(.label).height(20) }
        }
        setUp(model)
        return model
    }

    override func load() {
        tableView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            Contact.samples.first.map(page.ownerView.show)
            page.contacts = Contact.samples
            page.countLabel.text = "\(page.contacts.count) contacts"
            page.tableView.endTabAnimation(reloading: true, transition: .crossDissolve(0.2))
        }
    }
}
