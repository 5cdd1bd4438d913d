import UIKit

/// A page that is filled by a table of contacts; a subclass gives the table its model and fills it.
class ContactListPage: TablePage {
    /// What the table shows.
    var contacts: [Contact] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contacts"
        tableView.register(ContactCell.self, forCellReuseIdentifier: "contact")
        tableView.rowHeight = 80
        tableView.dataSource = self
    }
}

extension ContactListPage: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        contacts.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
        (cell as? ContactCell)?.show(contacts[indexPath.row])
        return cell
    }
}
