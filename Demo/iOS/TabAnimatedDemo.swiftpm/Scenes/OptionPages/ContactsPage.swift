import TabAnimated
import UIKit

/// A list of contacts that loads, with one option set.
final class ContactsPage: ContactListPage {
    /// When the answer comes, in seconds.
    private let delay: TimeInterval
    private let setUp: @MainActor (ContactsPage) -> Void

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - contacts: What is there before it loads.
    ///   - delay: When the answer comes, in seconds.
    ///   - setUp: Gives the table its model.
    init(
        showing contacts: [Contact] = [], delay: TimeInterval = 3,
        setUp: @escaping @MainActor (ContactsPage) -> Void
    ) {
        self.delay = delay
        self.setUp = setUp
        super.init()
        self.contacts = contacts
    }

    required init?(coder: NSCoder) {
        delay = 3
        setUp = { _ in }
        super.init(coder: coder)
    }

    override var answerTimes: [TimeInterval] { [delay] }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.separatorInset = UIEdgeInsets(top: 0, left: 84, bottom: 0, right: 0)
        tableView.tabAnimated = TableAnimated(cellClass: ContactCell.self, cellHeight: 80)
        setUp(self)
    }

    override func load() {
        tableView.startTabAnimation()
        FakeServer.answer(self, after: delay) { page in
            page.contacts = Contact.samples
            page.tableView.endTabAnimation(reloading: true, transition: .crossDissolve(0.2))
        }
    }
}
