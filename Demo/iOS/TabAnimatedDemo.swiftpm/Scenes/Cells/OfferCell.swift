import UIKit

/// A shadowed card with rounded corners, which is added to the cell itself.
final class OfferCell: UITableViewCell {
    private let card = UIView()
    private let picture = UIImageView()
    private let placeLabel = UILabel()
    private let titleLabel = UILabel()
    private let detailsLabel = UILabel()
    private let timeLabel = UILabel()
    private let priceLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ offer: Offer) {
        picture.image = Portrait.landscape(hue: offer.hue, size: CGSize(width: 96, height: 116))
        placeLabel.text = offer.place
        titleLabel.text = offer.title
        detailsLabel.text = offer.details
        timeLabel.text = offer.time
        priceLabel.text = offer.price
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        card.frame = bounds.inset(by: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
        let (width, height) = (card.bounds.width, card.bounds.height)
        picture.frame = CGRect(x: 12, y: 12, width: 96, height: height - 24)
        placeLabel.frame = CGRect(x: 122, y: 12, width: 90, height: 16)
        titleLabel.frame = CGRect(x: 122, y: 31, width: width - 134, height: 22)
        detailsLabel.frame = CGRect(x: 122, y: 57, width: width - 134, height: 36)
        timeLabel.frame = CGRect(x: 122, y: height - 32, width: 90, height: 18)
        priceLabel.frame = CGRect(x: width - 72, y: height - 34, width: 60, height: 22)
    }

    private func setUp() {
        selectionStyle = .none
        backgroundColor = .clear
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 14
        card.layer.shadowColor = UIColor.black.cgColor
        card.layer.shadowOpacity = 0.12
        card.layer.shadowRadius = 6
        card.layer.shadowOffset = CGSize(width: 0, height: 2)
        picture.layer.cornerRadius = 8
        picture.clipsToBounds = true
        placeLabel.font = .systemFont(ofSize: 12, weight: .semibold)
        placeLabel.textColor = .systemOrange
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        detailsLabel.font = .systemFont(ofSize: 14)
        detailsLabel.textColor = .secondaryLabel
        detailsLabel.numberOfLines = 0
        timeLabel.font = .systemFont(ofSize: 13)
        timeLabel.textColor = .tertiaryLabel
        priceLabel.font = .systemFont(ofSize: 17, weight: .bold)
        priceLabel.textAlignment = .right
        addSubview(card)
        for view in [picture, placeLabel, titleLabel, detailsLabel, timeLabel, priceLabel] {
            card.addSubview(view)
        }
    }
}
