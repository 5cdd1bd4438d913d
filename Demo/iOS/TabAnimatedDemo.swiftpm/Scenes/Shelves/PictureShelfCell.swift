import TabAnimated
import UIKit

/// A shelf of pictures whose list has no model: its layout alone says where the pictures go.
final class PictureShelfCell: ShelfCell {
    override class var cardClass: UICollectionViewCell.Type { PictureItemCell.self }

    override class var cards: CollectionAnimated? { nil }

    override class func show(_ place: Place, on card: UICollectionViewCell) {
        (card as? PictureItemCell)?.show(hue: place.hue)
    }
}
