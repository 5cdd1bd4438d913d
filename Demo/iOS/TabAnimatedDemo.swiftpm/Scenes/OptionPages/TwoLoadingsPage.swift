import TabAnimated
import UIKit

/// The same notes twice: on the left as they load for the first time, on the right as they do when they were there before.
final class TwoLoadingsPage: DemoPage {
    private let first = NoteList("First loading")
    private let second = NoteList("Second loading")

    override var coveredViews: [UIView] { [first.tableView, second.tableView] }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Two loadings"
        let lists = UIStackView(arrangedSubviews: [first, second])
        lists.distribution = .fillEqually
        lists.spacing = 1
        view.fill(with: lists)
        first.tableView.tabAnimated?.remembersContent = false
        second.tableView.tabAnimated?.remembersContent = true
        second.show(Note.samples)
    }

    override func load() {
        coveredViews.forEach { $0.startTabAnimation() }
        FakeServer.answer(self, after: 3) { page in
            for list in [page.first, page.second] {
                list.show(Note.samples)
                list.tableView.endTabAnimation(transition: .crossDissolve(0.2))
            }
        }
    }
}

/// A heading over a table of notes.
private final class NoteList: UIView, UITableViewDataSource {
    let tableView = UITableView(frame: .zero, style: .plain)
    private var notes: [Note] = []

    init(_ title: String) {
        super.init(frame: .zero)
        let heading = UILabel()
        heading.text = title
        heading.font = .preferredFont(forTextStyle: .subheadline)
        heading.textAlignment = .center
        tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 90
        tableView.dataSource = self
        tableView.tabAnimated = TableAnimated(cellClass: NoteCell.self)
        let stack = UIStackView(arrangedSubviews: [heading, tableView])
        stack.axis = .vertical
        stack.spacing = 8
        stack.layoutMargins.top = 8
        stack.isLayoutMarginsRelativeArrangement = true
        fill(with: stack)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func show(_ notes: [Note]) {
        self.notes = notes
        tableView.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        (cell as? NoteCell)?.show(notes[indexPath.row])
        return cell
    }
}
