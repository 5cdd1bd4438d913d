import TabAnimated
import UIKit

/// Two sections with a kind of row each, which end one after the other under headers of the app's.
final class TwoSectionsPage: TablePage {
    private var doctors: [Doctor] = []
    private var contacts: [Contact] = []

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
        tableView.tabAnimated = TableAnimated(sections: [
            0: SectionAnimated(cellClass: DoctorCell.self, height: 90, count: 2),
            1: SectionAnimated(cellClass: ContactCell.self, height: 80, count: 2),
        ])
        tableView.tabAnimated?.adjust { cell in
            guard cell.className == "DoctorCell" else { return }
            cell.animations(1...3).height(12)
            cell.animation(2).down(4)
        }
    }

    override func load() {
        tableView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.doctors = Doctor.samples
            page.tableView.endTabAnimation(inSection: 0)
        }
        FakeServer.answer(self, after: 6) { page in
            page.contacts = Contact.samples
            page.tableView.endTabAnimation(inSection: 1, transition: .crossDissolve(0.2))
        }
    }
}

extension TwoSectionsPage: UITableViewDataSource, UITableViewDelegate {
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
        header?.show(section == 0 ? "Doctors" : "Friends")
        return header
    }
}
