import TabAnimated
import UIKit

/// A section that loads below one that is there: its rows can be read and selected meanwhile.
final class SecondSectionPage: TablePage {
    private var contacts: [Contact] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Practice"
        tableView.register(DoctorCell.self, forCellReuseIdentifier: "doctor")
        tableView.register(ContactCell.self, forCellReuseIdentifier: "contact")
        tableView.separatorStyle = .none
        tableView.dataSource = self
        tableView.delegate = self
        tableView.tabAnimated = TableAnimated(
            cellClass: ContactCell.self, cellHeight: 80, count: 1, inSections: [1])
    }

    override func load() {
        tableView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.contacts = Contact.samples
            page.tableView.endTabAnimation(inSection: 1, reloading: true, transition: .crossDissolve(0.2))
        }
    }
}

extension SecondSectionPage: UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int {
        2
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? Doctor.samples.count : contacts.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let isDoctor = indexPath.section == 0
        let cell = tableView.dequeueReusableCell(
            withIdentifier: isDoctor ? "doctor" : "contact", for: indexPath)
        if isDoctor { (cell as? DoctorCell)?.show(Doctor.samples[indexPath.row]) }
        if !isDoctor { (cell as? ContactCell)?.show(contacts[indexPath.row]) }
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.section == 0 ? 90 : 80
    }
}
