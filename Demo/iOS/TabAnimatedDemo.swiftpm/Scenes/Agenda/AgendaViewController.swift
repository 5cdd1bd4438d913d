import TabAnimated
public import UIKit

/// A table of two sections, each with cells and a header of its own.
public final class AgendaViewController: UIViewController, ContentScreen {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private var people: [AgendaEntry] = []
    private var talks: [AgendaEntry] = []

    public var coveredViews: [UIView] { [tableView] }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Agenda"
        view.backgroundColor = .systemBackground
        tableView.register(SpeakerCell.self, forCellReuseIdentifier: "speaker")
        tableView.register(TalkCell.self, forCellReuseIdentifier: "talk")
        tableView.dataSource = self
        tableView.delegate = self
        tableView.sectionHeaderTopPadding = 0
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
        let model = TableAnimated(sections: [
            SectionAnimated(
                cellClass: SpeakerCell.self, cellHeight: 72, count: 3,
                header: .init(AgendaHeader.self).height(44)),
            SectionAnimated(
                cellClass: TalkCell.self, cellHeight: 88, header: .init(AgendaHeader.self).height(44)),
        ])
        model.adjust { part in
            if part.className == "AgendaHeader" {
                part.all.color(.systemGray4)
                part.animation(named: "titleLabel").width(120)
            }
        }
        tableView.tabAnimated = model
    }

    public func showContent() {
        people = AgendaEntry.people
        talks = AgendaEntry.talks
        tableView.reloadData()
    }
}

extension AgendaViewController: UITableViewDataSource, UITableViewDelegate {
    public func numberOfSections(in tableView: UITableView) -> Int {
        people.isEmpty ? 0 : 2
    }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? people.count : talks.count
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let isSpeaker = indexPath.section == 0
        let cell = tableView.dequeueReusableCell(
            withIdentifier: isSpeaker ? "speaker" : "talk", for: indexPath)
        let entry = isSpeaker ? people[indexPath.row] : talks[indexPath.row]
        (cell as? SpeakerCell)?.show(entry)
        (cell as? TalkCell)?.show(entry)
        return cell
    }

    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.section == 0 ? 72 : 88
    }

    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        44
    }

    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = AgendaHeader()
        header.show(section == 0 ? "Speakers" : "Talks")
        return header
    }
}
