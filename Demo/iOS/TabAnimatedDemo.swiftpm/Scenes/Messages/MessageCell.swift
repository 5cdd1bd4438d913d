import UIKit

/// A row of the message list, laid out by constraints.
final class MessageCell: UITableViewCell {
    private let avatar = UIImageView()
    private let senderLabel = UILabel()
    private let timeLabel = UILabel()
    private let previewLabel = UILabel()
    private let unreadDot = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ message: Message) {
        avatar.image = Portrait.person(hue: message.hue, size: CGSize(width: 52, height: 52))
        senderLabel.text = message.sender
        timeLabel.text = message.time
        previewLabel.text = message.preview
        unreadDot.isHidden = !message.isUnread
    }

    private func setUp() {
        avatar.layer.cornerRadius = 26
        avatar.clipsToBounds = true
        senderLabel.font = .preferredFont(forTextStyle: .headline)
        timeLabel.font = .preferredFont(forTextStyle: .footnote)
        timeLabel.textColor = .secondaryLabel
        // Until a message comes, so that the skeleton leaves the sender as much room as a time does.
        timeLabel.text = "00:00"
        previewLabel.font = .preferredFont(forTextStyle: .subheadline)
        previewLabel.textColor = .secondaryLabel
        unreadDot.backgroundColor = .systemBlue
        unreadDot.layer.cornerRadius = 5
        for label in [senderLabel, timeLabel, previewLabel] { label.adjustsFontForContentSizeCategory = true }
        timeLabel.setContentHuggingPriority(.required, for: .horizontal)
        timeLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        for view in [avatar, senderLabel, timeLabel, previewLabel, unreadDot] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        activateConstraints()
    }

    private func activateConstraints() {
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            avatar.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            avatar.widthAnchor.constraint(equalToConstant: 52),
            avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
            avatar.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 12),
            senderLabel.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
            senderLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
            timeLabel.leadingAnchor.constraint(
                greaterThanOrEqualToSystemSpacingAfter: senderLabel.trailingAnchor, multiplier: 1),
            timeLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            timeLabel.firstBaselineAnchor.constraint(equalTo: senderLabel.firstBaselineAnchor),
            previewLabel.leadingAnchor.constraint(equalTo: senderLabel.leadingAnchor),
            previewLabel.topAnchor.constraint(equalTo: senderLabel.bottomAnchor, constant: 4),
            contentView.bottomAnchor.constraint(equalTo: previewLabel.bottomAnchor, constant: 16),
            unreadDot.leadingAnchor.constraint(
                greaterThanOrEqualToSystemSpacingAfter: previewLabel.trailingAnchor, multiplier: 1),
            unreadDot.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            unreadDot.centerYAnchor.constraint(equalTo: previewLabel.centerYAnchor),
            unreadDot.widthAnchor.constraint(equalToConstant: 10),
            unreadDot.heightAnchor.constraint(equalToConstant: 10),
        ])
    }
}
