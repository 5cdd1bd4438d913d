import UIKit

/// A small product of the store: a square picture beside a name and a price.
final class ProductCell: UICollectionViewCell {
    private let picture = UIImageView()
    private let nameLabel = UILabel()
    private let priceLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ item: StoreItem) {
        picture.image = Portrait.landscape(hue: item.hue, size: CGSize(width: 64, height: 64))
        nameLabel.text = item.title
        priceLabel.text = item.detail
    }

    private func setUp() {
        picture.layer.cornerRadius = 10
        picture.clipsToBounds = true
        nameLabel.font = .preferredFont(forTextStyle: .subheadline)
        priceLabel.font = .preferredFont(forTextStyle: .footnote)
        priceLabel.textColor = .secondaryLabel
        for label in [nameLabel, priceLabel] { label.adjustsFontForContentSizeCategory = true }
        let texts = UIStackView(arrangedSubviews: [nameLabel, priceLabel])
        texts.axis = .vertical
        texts.spacing = 4
        let content = UIStackView(arrangedSubviews: [picture, texts])
        content.alignment = .center
        content.spacing = 10
        contentView.fill(with: content)
        picture.widthAnchor.constraint(equalToConstant: 64).isActive = true
        picture.heightAnchor.constraint(equalToConstant: 64).isActive = true
    }
}
