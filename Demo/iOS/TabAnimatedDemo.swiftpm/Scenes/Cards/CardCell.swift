import UIKit

/// A shadowed card with a picture on top.
final class CardCell: UICollectionViewCell {
    private let card = UIView()
    private let picture = UIImageView()
    private let nameLabel = UILabel()
    private let regionLabel = UILabel()
    private let priceLabel = UILabel()
    private let saveButton = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ place: Place) {
        picture.image = Portrait.landscape(hue: place.hue, size: CGSize(width: 172, height: 110))
        nameLabel.text = place.name
        regionLabel.text = place.region
        priceLabel.text = place.price
        saveButton.setImage(UIImage(systemName: "heart"), for: .normal)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        card.frame = contentView.bounds
        let width = card.bounds.width
        picture.frame = CGRect(x: 0, y: 0, width: width, height: 110)
        nameLabel.frame = CGRect(x: 12, y: 122, width: width - 24, height: 20)
        regionLabel.frame = CGRect(x: 12, y: 146, width: width - 24, height: 16)
        priceLabel.frame = CGRect(x: 12, y: 178, width: width - 72, height: 18)
        saveButton.frame = CGRect(x: width - 44, y: 171, width: 32, height: 32)
    }

    private func setUp() {
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 14
        card.layer.shadowColor = UIColor.black.cgColor
        card.layer.shadowOpacity = 0.12
        card.layer.shadowRadius = 8
        card.layer.shadowOffset = CGSize(width: 0, height: 3)
        picture.layer.cornerRadius = 14
        picture.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        picture.clipsToBounds = true
        nameLabel.font = .systemFont(ofSize: 15, weight: .semibold)
        regionLabel.font = .systemFont(ofSize: 12)
        regionLabel.textColor = .secondaryLabel
        priceLabel.font = .systemFont(ofSize: 14, weight: .medium)
        saveButton.layer.cornerRadius = 16
        saveButton.backgroundColor = .tertiarySystemFill
        contentView.addSubview(card)
        for view in [picture, nameLabel, regionLabel, priceLabel, saveButton] {
            card.addSubview(view)
        }
    }
}
