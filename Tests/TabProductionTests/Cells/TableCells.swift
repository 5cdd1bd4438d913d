import UIKit

/// A row with a picture, a title, a time and a button, placed by constraints alone; nothing has text yet.
final class StatusCell: UITableViewCell {
    let picture = UIImageView()
    let titleLabel = UILabel()
    let timeLabel = UILabel()
    let statusButton = UIButton(type: .custom)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.font = .systemFont(ofSize: 15)
        timeLabel.font = .systemFont(ofSize: 12)
        statusButton.titleLabel?.font = .systemFont(ofSize: 12)
        contentView.addConstrained(picture, titleLabel, timeLabel, statusButton)
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 15),
            picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            picture.widthAnchor.constraint(equalToConstant: 60),
            picture.heightAnchor.constraint(equalToConstant: 60),
            titleLabel.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 10),
            titleLabel.topAnchor.constraint(equalTo: picture.topAnchor),
            titleLabel.trailingAnchor.constraint(
                lessThanOrEqualTo: contentView.trailingAnchor, constant: -15),
            timeLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            timeLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 5),
            statusButton.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            statusButton.bottomAnchor.constraint(equalTo: picture.bottomAnchor),
            statusButton.heightAnchor.constraint(equalToConstant: 20),
            statusButton.widthAnchor.constraint(equalToConstant: 70),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.layer.cornerRadius = 5
        statusButton.layer.cornerRadius = 10
    }
}

/// A row with a picture and a text of three lines, placed in `layoutSubviews`.
final class SummaryCell: UITableViewCell {
    private let picture = UIImageView()
    private let summary = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        summary.numberOfLines = 3
        summary.font = .systemFont(ofSize: 14)
        contentView.addSubview(picture)
        contentView.addSubview(summary)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(x: 15, y: 10, width: 80, height: 80)
        let width = contentView.bounds.width - 120
        let height = summary.sizeThatFits(CGSize(width: width, height: 1_000)).height
        summary.frame = CGRect(x: 105, y: 10, width: width, height: height)
    }
}

/// A row of an adviser: frames and constraints mixed, and a line at the bottom that is a plain view.
final class AdviserCell: UITableViewCell {
    let portrait = UIImageView(frame: CGRect(x: 15, y: 15, width: 60, height: 60))
    let kindLabel = UILabel()
    let nameLabel = UILabel()
    let areaLabel = UILabel()
    let line = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        portrait.layer.cornerRadius = 30
        for label in [kindLabel, nameLabel, areaLabel] { label.font = .systemFont(ofSize: 14) }
        line.backgroundColor = .lightGray
        contentView.addSubview(portrait)
        contentView.addConstrained(kindLabel, nameLabel)
        contentView.addSubview(areaLabel)
        contentView.addSubview(line)
        NSLayoutConstraint.activate([
            kindLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 90),
            kindLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 15),
            kindLabel.widthAnchor.constraint(equalToConstant: 60),
            nameLabel.leadingAnchor.constraint(equalTo: kindLabel.leadingAnchor),
            nameLabel.topAnchor.constraint(equalTo: kindLabel.bottomAnchor, constant: 5),
            nameLabel.widthAnchor.constraint(equalToConstant: 100),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        areaLabel.frame = CGRect(x: 90, y: 60, width: 150, height: 17)
        line.frame = CGRect(
            x: 15, y: contentView.bounds.height - 1, width: contentView.bounds.width - 30, height: 1)
    }
}

/// A row whose content is a view of its own that stands beside the content view.
final class ParcelCell: UITableViewCell {
    let parcel = ParcelView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        addSubview(parcel)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        parcel.frame = bounds
    }
}

/// The content of a row: a round picture, a title and a text.
final class ParcelView: UIView {
    let stamp = UIImageView()
    let title = UILabel()
    let content = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        stamp.layer.cornerRadius = 25
        title.font = .systemFont(ofSize: 16)
        content.font = .systemFont(ofSize: 12)
        _ = adding(stamp, title, content)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        stamp.frame = CGRect(x: 15, y: 15, width: 50, height: 50)
        title.frame = CGRect(x: 80, y: 18, width: 120, height: 20)
        content.frame = CGRect(x: 80, y: 46, width: bounds.width - 95, height: 15)
    }
}

/// A row that shows a shadowed card with round corners, added beside its content view.
final class OfferCell: UITableViewCell {
    let card = OfferView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        card.castOfferShadow()
        addSubview(card)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        card.frame = CGRect(x: 15, y: 10, width: bounds.width - 30, height: bounds.height - 20)
    }
}

/// A row with pictures that scroll sideways.
final class ShelfCell: UITableViewCell {
    let shelf = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: UICollectionViewFlowLayout()
    )

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(shelf)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// A row from a nib, in which the views do not stand in the order that the eye reads them.
final class LetterCell: UITableViewCell {
    var dateLabel: UILabel?
    var senderLabel: UILabel?
    var portrait: UIImageView?
    var subjectLabel: UILabel?
    var bodyLabel: UILabel?

    override func awakeFromNib() {
        super.awakeFromNib()
        MainActor.assumeIsolated { addViews() }
    }

    private func addViews() {
        dateLabel = addLabel(CGRect(x: 245, y: 12, width: 60, height: 16), size: 12)
        senderLabel = addLabel(CGRect(x: 80, y: 10, width: 140, height: 20), size: 16)
        let portrait = UIImageView(frame: CGRect(x: 15, y: 15, width: 50, height: 50))
        portrait.layer.cornerRadius = 25
        contentView.addSubview(portrait)
        self.portrait = portrait
        bodyLabel = addLabel(CGRect(x: 80, y: 58, width: 225, height: 40), size: 13, lines: 2)
        subjectLabel = addLabel(CGRect(x: 80, y: 34, width: 225, height: 18), size: 14)
    }

    private func addLabel(_ frame: CGRect, size: CGFloat, lines: Int = 1) -> UILabel {
        let label = UILabel(frame: frame)
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        contentView.addSubview(label)
        return label
    }
}

/// A row as high as its text asks, by constraints alone.
final class NoteCell: UITableViewCell {
    let titleLabel = UILabel()
    let timeLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.numberOfLines = 0
        titleLabel.font = .systemFont(ofSize: 20)
        timeLabel.font = .systemFont(ofSize: 12)
        contentView.addConstrained(titleLabel, timeLabel)
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 15),
            titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -15),
            timeLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
            timeLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            timeLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }
}

extension UIView {
    /// Adds views that are placed by constraints.
    func addConstrained(_ views: UIView...) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
    }

    /// The look of the cards in these fixtures.
    func castOfferShadow() {
        backgroundColor = .white
        layer.cornerRadius = 12
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 2)
    }
}
