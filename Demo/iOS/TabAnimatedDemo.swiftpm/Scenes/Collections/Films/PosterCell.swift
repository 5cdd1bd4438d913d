import UIKit

/// A poster.
final class PosterCell: UICollectionViewCell {
    private let poster = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(hue: CGFloat) {
        poster.image = Portrait.landscape(hue: hue, size: CGSize(width: 104, height: 148))
    }

    private func setUp() {
        poster.layer.cornerRadius = 8
        poster.clipsToBounds = true
        contentView.fill(with: poster)
    }
}
