import TabAnimated
public import UIKit

/// A table of notes that loads; its rows are as high as their texts.
public final class NotesViewController: UIViewController, ContentScreen {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private var notes: [Note] = []

    public var coveredViews: [UIView] { [tableView] }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        view.backgroundColor = .systemBackground
        tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 90
        tableView.dataSource = self
        view.fill(with: tableView)
        tableView.tabAnimated = TableAnimated(cellClass: NoteCell.self)
    }

    public func showContent() {
        notes = Note.samples
        tableView.reloadData()
    }
}

extension NotesViewController: UITableViewDataSource {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        notes.count
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        (cell as? NoteCell)?.show(notes[indexPath.row])
        return cell
    }
}
