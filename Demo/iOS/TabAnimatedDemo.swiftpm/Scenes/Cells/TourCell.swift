import UIKit

/// A row laid out by constraints alone; its texts are empty until a tour is shown.
final class TourCell: UITableViewCell {
    private let picture = UIImageView()
    private let titleLabel = UILabel()
    private let timeLabel = UILabel()
    private let statusButton = UIButton(type: .custom)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ tour: Tour) {
        picture.image = Portrait.landscape(hue: tour.hue, size: CGSize(width: 70, height: 70))
        titleLabel.text = tour.title
        timeLabel.text = tour.time
        statusButton.setTitle(tour.isFull ? "Full" : "Join", for: .normal)
        statusButton.setTitleColor(tour.isFull ? .secondaryLabel : .white, for: .normal)
        statusButton.backgroundColor = tour.isFull ? .tertiarySystemFill : .systemGreen
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.layer.cornerRadius = 10
        statusButton.layer.cornerRadius = 13
    }

    private func setUp() {
        picture.clipsToBounds = true
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        timeLabel.font = .systemFont(ofSize: 14)
        timeLabel.textColor = .secondaryLabel
        statusButton.titleLabel?.font = .systemFont(ofSize: 13, weight: .semibold)
        for view in [picture, titleLabel, timeLabel, statusButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            picture.widthAnchor.constraint(equalToConstant: 70),
            picture.heightAnchor.constraint(equalToConstant: 70),
            titleLabel.topAnchor.constraint(equalTo: picture.topAnchor),
            titleLabel.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 14),
            titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            timeLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 6),
            timeLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            timeLabel.widthAnchor.constraint(equalToConstant: 180),
            statusButton.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
            statusButton.bottomAnchor.constraint(equalTo: picture.bottomAnchor),
            statusButton.widthAnchor.constraint(equalToConstant: 64),
            statusButton.heightAnchor.constraint(equalToConstant: 26),
        ])
    }
}
