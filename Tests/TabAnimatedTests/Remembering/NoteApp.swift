import UIKit

/// What a row of the app shows.
struct Note {
    var title = "Groceries"
    var body = "Bread, and milk for two"
    var isImportant = false
}

/// A cell that is as high as its texts, with a mark that not every note has.
final class NoteCell: UITableViewCell {
    static var instances = 0
    let titleLabel = UILabel()
    let bodyLabel = UILabel()
    let mark = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        Self.instances += 1
        bodyLabel.numberOfLines = 0
        mark.backgroundColor = .systemRed
        let stack = UIStackView(arrangedSubviews: [titleLabel, bodyLabel, mark])
        stack.axis = .vertical
        stack.spacing = 6
        stack.alignment = .leading
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            mark.widthAnchor.constraint(equalToConstant: 40),
            mark.heightAnchor.constraint(equalToConstant: 8),
        ])
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func show(_ note: Note) {
        titleLabel.text = note.title
        bodyLabel.text = note.body
        mark.isHidden = !note.isImportant
    }
}

/// An app that shows notes.
final class NoteApp: NSObject, UITableViewDataSource {
    var notes: [Note]
    let table = UITableView()

    init(_ notes: [Note]) {
        self.notes = notes
        super.init()
        table.register(NoteCell.self, forCellReuseIdentifier: "note")
        table.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        (cell as? NoteCell)?.show(notes[indexPath.row])
        return cell
    }
}
