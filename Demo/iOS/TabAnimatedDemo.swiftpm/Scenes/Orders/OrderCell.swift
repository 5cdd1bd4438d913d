import UIKit

/// A row of the order list, laid out by stack views.
final class OrderCell: UITableViewCell {
    private let thumbnail = UIImageView()
    private let titleLabel = UILabel()
    private let shopLabel = UILabel()
    private let priceLabel = UILabel()
    private let stateLabel = UILabel()
    private lazy var footer = UIStackView(arrangedSubviews: [priceLabel, stateLabel])
    private lazy var texts = UIStackView(arrangedSubviews: [titleLabel, shopLabel, footer])
    private lazy var content = UIStackView(arrangedSubviews: [thumbnail, texts])

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ order: Order) {
        thumbnail.image = Portrait.landscape(hue: order.hue, size: CGSize(width: 72, height: 72))
        titleLabel.text = order.title
        shopLabel.text = order.shop
        priceLabel.text = order.price
        stateLabel.text = order.state
    }

    private func setUp() {
        setUpLabels()
        footer.distribution = .equalSpacing
        footer.alignment = .firstBaseline
        texts.axis = .vertical
        texts.spacing = 2
        texts.setCustomSpacing(10, after: shopLabel)
        content.alignment = .center
        content.spacing = 14
        content.isLayoutMarginsRelativeArrangement = true
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 14, leading: 16, bottom: 14, trailing: 16)
        contentView.fill(with: content)
        thumbnail.layer.cornerRadius = 10
        thumbnail.clipsToBounds = true
        NSLayoutConstraint.activate([
            thumbnail.widthAnchor.constraint(equalToConstant: 72),
            thumbnail.heightAnchor.constraint(equalToConstant: 72),
        ])
    }

    private func setUpLabels() {
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        shopLabel.font = .preferredFont(forTextStyle: .subheadline)
        shopLabel.textColor = .secondaryLabel
        // Until an order comes, so that the skeleton has bars as wide as a price and a state are.
        priceLabel.text = "00.00 €"
        stateLabel.text = "Delivered"
        priceLabel.font = .preferredFont(forTextStyle: .callout)
        stateLabel.font = .preferredFont(forTextStyle: .footnote)
        stateLabel.textColor = .secondaryLabel
        for label in [titleLabel, shopLabel, priceLabel, stateLabel] {
            label.adjustsFontForContentSizeCategory = true
        }
    }
}
