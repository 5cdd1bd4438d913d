import TabAnimated
import UIKit

/// A section that loads with its header below one that is there.
final class SecondHeaderPage: TablePage {
    private var contacts: [Contact] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Practice"
        tableView.register(DoctorCell.self, forCellReuseIdentifier: "doctor")
        tableView.register(ContactCell.self, forCellReuseIdentifier: "contact")
        tableView.register(AccentHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        tableView.sectionHeaderTopPadding = 0
        tableView.separatorStyle = .none
        tableView.dataSource = self
        tableView.delegate = self
        tableView.tabAnimated = TableAnimated(loading: [
            1: SectionAnimated(
                cellClass: ContactCell.self, cellHeight: 80, count: 1,
                header: .init(AccentHeader.self).height(60))
        ])
        tableView.tabAnimated?.adjust { part in
            guard part.className == "AccentHeader" else { return }
            part.all.color(.systemGray4)
            part.animation(named: "titleLabel").right(3).height(14).width(130).radius(2)
        }
    }

    override func load() {
        tableView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.contacts = Contact.samples
            page.tableView.endTabAnimation(inSection: 1, reloading: true, transition: .crossDissolve(0.2))
        }
    }
}

extension SecondHeaderPage: UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int {
        contacts.isEmpty ? 1 : 2
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

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        60
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? AccentHeader
        header?.show(section == 0 ? "Doctors" : "Who was there before")
        return header
    }
}
