import TabProduction
import UIKit

@testable import TabAnimated

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

extension ViewAnimated {
    /// What was learned of a typical cell of a list.
    func learned(_ prototype: CellAnimated, in list: UIView) -> Production? {
        guard ResolvedStyle(of: self).remembersContent else { return nil }
        let size = CGSize(width: list.bounds.width, height: 0)
        return ContentMemory.production(
            for: ProductionRequest(.prototype(prototype), size: size, of: self, in: list))
    }
}

extension SkeletonTile {
    /// The component of a property.
    func component(_ name: String) -> Component? { production.components.first { $0.name == name } }
}

extension UIView {
    /// What mapping finds where a property of the view is seen.
    func found(_ name: String) -> Component? {
        ViewMapper(layoutDirection: effectiveUserInterfaceLayoutDirection).map(self).components
            .first { $0.name == name }
    }
}

/// An app that shows notes.
@MainActor
final class NoteApp: NSObject, UITableViewDataSource {
    var notes: [Note]
    let table = UITableView()

    init(_ notes: [Note]) {
        self.notes = notes
        super.init()
        table.register(NoteCell.self, forCellReuseIdentifier: "note")
        table.dataSource = self
    }

    /// Loads notes, lets them be seen and takes them away again.
    func load(_ notes: [Note]) {
        table.startTabAnimation()
        self.notes = notes
        table.endTabAnimation(reloading: true)
        HeadlessScreen.main.advance(by: 0.1)
    }

    /// Takes all notes away, as before the next loading.
    func clear() {
        notes = []
        table.reloadData()
        HeadlessScreen.main.turn()
    }

    /// What the skeleton shows when it loads again.
    func loadAgain() -> [SkeletonTile] {
        clear()
        table.startTabAnimation()
        return table.covers.first?.tiles ?? []
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        (cell as? NoteCell)?.show(notes[indexPath.row])
        return cell
    }
}
