import TabAnimated
import UIKit

/// Five stars in a row, which say themselves how they are mapped: as one shape, whatever is inside.
final class StarsView: UIStackView, SkeletonMappable {
    var skeletonMapping: SkeletonMapping { .block(cornerRadius: 6) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addStars()
    }

    required init(coder: NSCoder) {
        super.init(coder: coder)
        addStars()
    }

    private func addStars() {
        distribution = .fillEqually
        for _ in 0..<5 {
            let star = UIImageView(image: UIImage(systemName: "star.fill"))
            star.contentMode = .center
            star.tintColor = .systemOrange
            addArrangedSubview(star)
        }
    }
}
