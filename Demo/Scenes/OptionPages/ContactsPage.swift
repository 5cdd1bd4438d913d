import TabAnimated
import UIKit

/// A list of contacts that loads, with one option set.
final class ContactsPage: TablePage {
    /// When the answer comes, in seconds.
    private let delay: TimeInterval
    private let setUp: @MainActor (ContactsPage) -> Void

    /// What the table shows.
    var contacts: [Contact]

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
        self.contacts = contacts
        self.delay = delay
        self.setUp = setUp
        super.init()
    }

    required init?(coder: NSCoder) {
        contacts = []
        delay = 3
        setUp = { _ in }
        super.init(coder: coder)
    }

    override var answerTimes: [TimeInterval] { [delay] }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contacts"
        tableView.register(ContactCell.self, forCellReuseIdentifier: "contact")
        tableView.rowHeight = 80
        tableView.separatorInset = UIEdgeInsets(top: 0, left: 84, bottom: 0, right: 0)
        tableView.dataSource = self
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

extension ContactsPage: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        contacts.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
        (cell as? ContactCell)?.show(contacts[indexPath.row])
        return cell
    }
}
