import UIKit

/// A person with a round picture.
final class SpeakerCell: UITableViewCell {
    private let portrait = UIImageView()
    private let nameLabel = UILabel()
    private let topicLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ entry: AgendaEntry) {
        portrait.image = Portrait.person(hue: entry.hue, size: CGSize(width: 44, height: 44))
        nameLabel.text = entry.title
        topicLabel.text = entry.detail
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentView.bounds.width - 92
        portrait.frame = CGRect(x: 16, y: 14, width: 44, height: 44)
        nameLabel.frame = CGRect(x: 76, y: 14, width: width, height: 22)
        topicLabel.frame = CGRect(x: 76, y: 38, width: width, height: 20)
    }

    private func setUp() {
        portrait.layer.cornerRadius = 22
        portrait.clipsToBounds = true
        nameLabel.font = .systemFont(ofSize: 17, weight: .medium)
        topicLabel.font = .systemFont(ofSize: 14)
        topicLabel.textColor = .secondaryLabel
        [portrait, nameLabel, topicLabel].forEach(contentView.addSubview)
    }
}
