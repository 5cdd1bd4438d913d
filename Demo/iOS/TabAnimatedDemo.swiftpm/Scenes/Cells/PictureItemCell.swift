import UIKit

/// One picture with rounded corners.
final class PictureItemCell: UICollectionViewCell {
    private let picture = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(hue: CGFloat) {
        picture.image = Portrait.landscape(hue: hue, size: bounds.size)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = contentView.bounds
    }

    private func setUp() {
        picture.layer.cornerRadius = 10
        picture.clipsToBounds = true
        contentView.addSubview(picture)
    }
}
