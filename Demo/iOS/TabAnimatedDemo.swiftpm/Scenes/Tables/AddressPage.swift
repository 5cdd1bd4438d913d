import TabAnimated
import UIKit

/// Two sections with a kind of row each, which end one after the other.
class AddressPage: TablePage {
    private var doctors: [Doctor] = []
    private var contacts: [Contact] = []

    /// The titles of both sections.
    var sectionTitles: [String] { ["Doctors", "Friends"] }

    override var answerTimes: [TimeInterval] { [3, 6] }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Addresses"
        tableView.register(DoctorCell.self, forCellReuseIdentifier: "doctor")
        tableView.register(ContactCell.self, forCellReuseIdentifier: "contact")
        tableView.register(AccentHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        tableView.sectionHeaderTopPadding = 0
        tableView.separatorStyle = .none
        tableView.dataSource = self
        tableView.delegate = self
    }

    override func load() {
        tableView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.doctors = Doctor.samples
            page.tableView.endTabAnimation(inSection: 0, reloading: true)
        }
        FakeServer.answer(self, after: 6) { page in
            page.contacts = Contact.samples
            page.tableView.endTabAnimation(inSection: 1, reloading: true, transition: .crossDissolve(0.2))
        }
    }
}

extension AddressPage: UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int {
        2
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? doctors.count : contacts.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let isDoctor = indexPath.section == 0
        let cell = tableView.dequeueReusableCell(
            withIdentifier: isDoctor ? "doctor" : "contact", for: indexPath)
        if isDoctor { (cell as? DoctorCell)?.show(doctors[indexPath.row]) }
        if !isDoctor { (cell as? ContactCell)?.show(contacts[indexPath.row]) }
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.section == 0 ? 90 : 80
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        60
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? AccentHeader
        header?.show(sectionTitles[section])
        return header
    }
}
