import UIKit

/// A row as high as the title and the text that it shows.
final class NoteCell: UITableViewCell {
    private let titleLabel = UILabel()
    private let noteLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ note: Note) {
        titleLabel.text = note.title
        noteLabel.text = note.text
    }

    private func setUp() {
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        noteLabel.font = .preferredFont(forTextStyle: .body)
        noteLabel.textColor = .secondaryLabel
        noteLabel.numberOfLines = 0
        for label in [titleLabel, noteLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
        }
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            titleLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
            noteLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            noteLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            noteLabel.topAnchor.constraint(
                equalToSystemSpacingBelow: titleLabel.bottomAnchor, multiplier: 0.5),
            contentView.bottomAnchor.constraint(equalTo: noteLabel.bottomAnchor, constant: 14),
        ])
    }
}
