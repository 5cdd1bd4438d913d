import TabAnimated
import UIKit

/// A list that loads in tasks: two works cover it, and the skeleton goes with the last of them.
final class WorkPage: ContactListPage {
    override var answerTimes: [TimeInterval] { [1.5, 3] }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.tabAnimated = TableAnimated(cellClass: ContactCell.self, cellHeight: 80)
    }

    override func load() {
        contacts = []
        tableView.reloadData()
        Task { await load(Contact.samples.prefix(2), after: 1.5) }
        Task { await load(Contact.samples.suffix(2), after: 3) }
    }

    private func load(_ part: ArraySlice<Contact>, after seconds: TimeInterval) async {
        await tableView.withTabAnimation(transition: .crossDissolve(0.2)) {
            guard await FakeServer.answer(self, after: seconds) else { return }
            contacts += part
            tableView.reloadData()
        }
    }
}
