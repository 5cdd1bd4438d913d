import UIKit

/// A card of a post: who wrote it and where, a picture, and what it says.
final class PostView: UIView {
    private let portrait = UIImageView()
    private let nameLabel = UILabel()
    private let placeLabel = UILabel()
    private let picture = UIImageView()
    private let textLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ contact: Contact) {
        portrait.image = Portrait.person(hue: contact.hue, size: CGSize(width: 36, height: 36))
        nameLabel.text = contact.name
        placeLabel.text = "Lind valley"
        picture.image = Portrait.landscape(hue: contact.hue, size: picture.bounds.size)
        textLabel.text = contact.note + ", and the bread too"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = bounds.width, beside = max(0, width - 46)
        portrait.frame = CGRect(x: isMirrored ? width - 36 : 0, y: 0, width: 36, height: 36)
        nameLabel.frame = CGRect(x: isMirrored ? 0 : 46, y: 0, width: beside, height: 19)
        placeLabel.frame = CGRect(x: isMirrored ? 0 : 46, y: 20, width: beside, height: 15)
        picture.frame = CGRect(x: 0, y: 44, width: width, height: max(0, bounds.height - 86))
        textLabel.frame = CGRect(x: 0, y: bounds.height - 34, width: width, height: 34)
    }

    private func setUp() {
        portrait.layer.cornerRadius = 18
        picture.layer.cornerRadius = 8
        for view in [portrait, picture] { view.clipsToBounds = true }
        nameLabel.font = .systemFont(ofSize: 15, weight: .medium)
        placeLabel.font = .systemFont(ofSize: 12)
        placeLabel.textColor = .secondaryLabel
        textLabel.font = .systemFont(ofSize: 13)
        textLabel.numberOfLines = 2
        [portrait, nameLabel, placeLabel, picture, textLabel].forEach(addSubview)
    }
}
