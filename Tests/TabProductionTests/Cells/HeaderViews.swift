import UIKit

/// The header of a section: a back view of full size, a bold title and a small bar of color.
final class AccentHeader: UITableViewHeaderFooterView {
    let back = UIView()
    let title = UILabel()
    let accent = UIView()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        back.backgroundColor = .white
        title.font = .boldSystemFont(ofSize: 16)
        accent.backgroundColor = .red
        _ = contentView.adding(back, title, accent)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        back.frame = contentView.bounds
        title.frame = CGRect(x: 25, y: 20, width: 150, height: 20)
        accent.frame = CGRect(x: 15, y: 23, width: 3, height: 14)
    }
}

/// The header of a section: a back view, a round portrait and two labels that get constraints late.
final class ProfileHeader: UITableViewHeaderFooterView {
    let back = UIView()
    let portrait = UIImageView()
    let name = UILabel()
    let note = UILabel()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        portrait.layer.cornerRadius = 30
        name.font = .systemFont(ofSize: 16)
        note.font = .systemFont(ofSize: 12)
        _ = contentView.adding(back)
        contentView.addConstrained(portrait, name, note)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        if portrait.constraints.isEmpty { constrain() }
        super.layoutSubviews()
        back.frame = contentView.bounds
    }

    private func constrain() {
        NSLayoutConstraint.activate([
            portrait.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 15),
            portrait.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            portrait.widthAnchor.constraint(equalToConstant: 60),
            portrait.heightAnchor.constraint(equalToConstant: 60),
            name.leadingAnchor.constraint(equalTo: portrait.trailingAnchor, constant: 15),
            name.topAnchor.constraint(equalTo: portrait.topAnchor, constant: 5),
            name.widthAnchor.constraint(equalToConstant: 140),
            note.leadingAnchor.constraint(equalTo: name.leadingAnchor),
            note.bottomAnchor.constraint(equalTo: portrait.bottomAnchor, constant: -5),
            note.widthAnchor.constraint(equalToConstant: 90),
        ])
    }
}

/// The head of a page: a round portrait and two labels.
final class PageHead: UIView {
    let portrait = UIImageView(frame: CGRect(x: 15, y: 20, width: 80, height: 80))
    let name = UILabel(frame: CGRect(x: 110, y: 35, width: 140, height: 20))
    let note = UILabel(frame: CGRect(x: 110, y: 65, width: 90, height: 15))

    override init(frame: CGRect) {
        super.init(frame: frame)
        portrait.layer.cornerRadius = 40
        name.font = .systemFont(ofSize: 16)
        note.font = .systemFont(ofSize: 12)
        _ = adding(portrait, name, note)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
