import UIKit

/// What a cell of a bench consists of: eight views, laid out by constraints.
@MainActor
protocol BenchContent: AnyObject {
    var contentView: UIView { get }
    var avatar: UIImageView { get }
    var title: UILabel { get }
    var subtitle: UILabel { get }
    var body: UILabel { get }
    var time: UILabel { get }
    var badge: UIView { get }
    var button: UIButton { get }
    var line: UIView { get }
}

extension BenchContent {
    /// The height of a cell that is given one.
    static var height: CGFloat { 66 }

    /// Makes the look of the views and the constraints between them.
    ///
    /// - Parameters:
    ///   - lineCount: The number of lines of the longest text.
    ///   - isSelfSizing: Whether the texts give the cell its height.
    func build(lineCount: Int, isSelfSizing: Bool) {
        avatar.layer.cornerRadius = 20
        avatar.clipsToBounds = true
        title.font = .systemFont(ofSize: 16, weight: .semibold)
        subtitle.font = .systemFont(ofSize: 12)
        body.font = .systemFont(ofSize: 13)
        body.numberOfLines = lineCount
        time.font = .systemFont(ofSize: 11)
        badge.backgroundColor = .systemRed
        badge.layer.cornerRadius = 5
        line.backgroundColor = .separator
        for part in [avatar, title, subtitle, body, time, badge, button, line] {
            part.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(part)
        }
        NSLayoutConstraint.activate(leading + middle + trailing)
        if isSelfSizing {
            body.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4).isActive = true
        }
    }

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
