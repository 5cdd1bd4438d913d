import UIKit

/// A row with frames and constraints side by side, and a line of its own below.
final class DoctorCell: UITableViewCell {
    private let portrait = UIImageView()
    private let fieldLabel = UILabel()
    private let nameLabel = UILabel()
    private let placeLabel = UILabel()
    private let line = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ doctor: Doctor) {
        portrait.image = Portrait.person(hue: doctor.hue, size: CGSize(width: 58, height: 58))
        fieldLabel.text = doctor.field
        nameLabel.text = doctor.name
        placeLabel.text = doctor.place
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        portrait.frame = CGRect(x: 16, y: 16, width: 58, height: 58)
        line.frame = CGRect(x: 16, y: bounds.height - 1, width: bounds.width - 32, height: 1)
    }

    private func setUp() {
        portrait.layer.cornerRadius = 8
        portrait.clipsToBounds = true
        fieldLabel.font = .systemFont(ofSize: 12, weight: .semibold)
        fieldLabel.textColor = .systemTeal
        nameLabel.font = .systemFont(ofSize: 17, weight: .medium)
        placeLabel.font = .systemFont(ofSize: 13)
        placeLabel.textColor = .secondaryLabel
        line.backgroundColor = .separator
        for view in [portrait, fieldLabel, nameLabel, placeLabel, line] { contentView.addSubview(view) }
        let labels = [fieldLabel, nameLabel, placeLabel]
        for (label, top) in zip(labels, [14.0, 33, 58]) {
            label.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: top),
                label.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 88),
                label.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, constant: -104),
            ])
        }
    }
}
