import UIKit

/// A cell of eight views, laid out by constraints.
final class BenchCell: UITableViewCell {
    static let height: CGFloat = 66

    let avatar = UIImageView()
    let title = UILabel()
    let subtitle = UILabel()
    let body = UILabel()
    let time = UILabel()
    let badge = UIView()
    let button = UIButton(type: .system)
    let line = UIView()

    private var parts: [UIView] { [avatar, title, subtitle, body, time, badge, button, line] }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        avatar.layer.cornerRadius = 20
        avatar.clipsToBounds = true
        title.font = .systemFont(ofSize: 16, weight: .semibold)
        subtitle.font = .systemFont(ofSize: 12)
        body.font = .systemFont(ofSize: 13)
        body.numberOfLines = 2
        time.font = .systemFont(ofSize: 11)
        badge.backgroundColor = .systemRed
        badge.layer.cornerRadius = 5
        line.backgroundColor = .separator
        for part in parts {
            part.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(part)
        }
        NSLayoutConstraint.activate(leading + middle + trailing)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a row of the app's data.
    func fill(with number: Int) {
        title.text = "Name of number \(number)"
        subtitle.text = "Subtitle"
        body.text = "What is written here takes two lines of the cell on a phone, more or less: \(number)."
        time.text = "9:41"
        button.setTitle("Open", for: .normal)
    }

    private var leading: [NSLayoutConstraint] {
        [
            avatar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            avatar.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            avatar.widthAnchor.constraint(equalToConstant: 40),
            avatar.heightAnchor.constraint(equalToConstant: 40),
            badge.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: -5),
            badge.topAnchor.constraint(equalTo: avatar.topAnchor),
            badge.widthAnchor.constraint(equalToConstant: 10),
            badge.heightAnchor.constraint(equalToConstant: 10),
        ]
    }

    private var middle: [NSLayoutConstraint] {
        [title, subtitle, body].flatMap { label in
            [
                label.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
                label.trailingAnchor.constraint(equalTo: time.leadingAnchor, constant: -12),
            ]
        } + [
            title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            subtitle.topAnchor.constraint(equalTo: title.bottomAnchor),
            body.topAnchor.constraint(equalTo: subtitle.bottomAnchor),
            line.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            line.heightAnchor.constraint(equalToConstant: 0.5),
        ]
    }

    private var trailing: [NSLayoutConstraint] {
        [
            time.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            time.widthAnchor.constraint(equalToConstant: 48),
            time.topAnchor.constraint(equalTo: title.topAnchor),
            button.trailingAnchor.constraint(equalTo: time.trailingAnchor),
            button.topAnchor.constraint(equalTo: time.bottomAnchor, constant: 4),
            button.widthAnchor.constraint(equalToConstant: 48),
            button.heightAnchor.constraint(equalToConstant: 28),
        ]
    }
}
