import UIKit

/// A large card of the store: a picture with two lines under it.
final class FeatureCell: UICollectionViewCell {
    private let picture = UIImageView()
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ item: StoreItem) {
        picture.image = Portrait.landscape(hue: item.hue, size: CGSize(width: 300, height: 170))
        titleLabel.text = item.title
        detailLabel.text = item.detail
    }

    private func setUp() {
        picture.layer.cornerRadius = 14
        picture.clipsToBounds = true
        picture.contentMode = .scaleAspectFill
        picture.setContentHuggingPriority(.init(1), for: .vertical)
        picture.setContentCompressionResistancePriority(.init(1), for: .vertical)
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        detailLabel.font = .preferredFont(forTextStyle: .subheadline)
        detailLabel.textColor = .secondaryLabel
        for label in [titleLabel, detailLabel] { label.adjustsFontForContentSizeCategory = true }
        let stack = UIStackView(arrangedSubviews: [picture, titleLabel, detailLabel])
        stack.axis = .vertical
        stack.spacing = 2
        stack.setCustomSpacing(10, after: picture)
        contentView.fill(with: stack)
    }
}
