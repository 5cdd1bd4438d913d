import UIKit

/// The name of an evening and the number of its films.
final class ReelHeader: UICollectionReusableView {
    private let titleLabel = UILabel()
    private let countLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ reel: Reel) {
        titleLabel.text = reel.title
        countLabel.text = reel.count
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(titleLabel, CGRect(x: 16, y: 6, width: bounds.width - 32, height: 26))
        place(countLabel, CGRect(x: 16, y: 34, width: bounds.width - 32, height: 16))
    }

    private func setUp() {
        titleLabel.font = .systemFont(ofSize: 20, weight: .bold)
        countLabel.font = .systemFont(ofSize: 13)
        countLabel.textColor = .secondaryLabel
        addSubview(titleLabel)
        addSubview(countLabel)
    }
}
