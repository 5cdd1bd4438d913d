import UIKit

/// A picture over its name.
final class PictureCell: UICollectionViewCell {
    private let picture = UIImageView()
    private let nameLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ place: Place) {
        picture.image = Portrait.landscape(hue: place.hue, size: CGSize(width: 170, height: 170))
        nameLabel.text = place.name
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 32)
        nameLabel.frame = CGRect(x: 4, y: bounds.height - 26, width: bounds.width - 8, height: 20)
    }

    private func setUp() {
        picture.layer.cornerRadius = 10
        picture.clipsToBounds = true
        picture.contentMode = .scaleAspectFill
        nameLabel.font = .systemFont(ofSize: 14, weight: .medium)
        contentView.addSubview(picture)
        contentView.addSubview(nameLabel)
    }
}
