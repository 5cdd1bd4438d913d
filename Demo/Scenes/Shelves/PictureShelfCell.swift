import TabAnimated
import UIKit

/// A shelf of pictures whose list has no model: its layout alone says where the pictures go.
final class PictureShelfCell: ShelfCell {
    override class var cardClass: UICollectionViewCell.Type { PictureCard.self }

    override class var cards: CollectionAnimated? { nil }

    override class func show(_ place: Place, on card: UICollectionViewCell) {
        (card as? PictureCard)?.show(place)
    }
}

/// One picture, as large as its item.
private final class PictureCard: UICollectionViewCell {
    private let picture = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ place: Place) {
        picture.image = Portrait.landscape(hue: place.hue, size: CGSize(width: 150, height: 210))
    }

    private func setUp() {
        picture.layer.cornerRadius = 6
        picture.clipsToBounds = true
        picture.frame = contentView.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(picture)
    }
}
