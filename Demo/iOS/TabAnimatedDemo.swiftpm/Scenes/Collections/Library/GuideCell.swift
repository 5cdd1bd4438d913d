import UIKit

/// A guide: a picture, two short labels, and a title of several lines.
final class GuideCell: UICollectionViewCell {
    private let picture = UIImageView()
    private let topicLabel = UILabel()
    private let authorLabel = UILabel()
    private let titleLabel = UILabel()

    /// The height that the picture takes.
    static let height: CGFloat = 124

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ guide: Guide) {
        picture.image = Portrait.landscape(hue: guide.hue, size: CGSize(width: 120, height: 92))
        topicLabel.text = guide.topic
        authorLabel.text = guide.author
        titleLabel.text = guide.title
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentView.bounds.width - 164
        contentView.place(picture, CGRect(x: 16, y: 16, width: 120, height: 92))
        contentView.place(topicLabel, CGRect(x: 148, y: 14, width: width, height: 16))
        contentView.place(authorLabel, CGRect(x: 148, y: 34, width: width, height: 16))
        contentView.place(titleLabel, CGRect(x: 148, y: 58, width: width, height: 58))
    }

    private func setUp() {
        picture.layer.cornerRadius = 8
        picture.clipsToBounds = true
        topicLabel.font = .systemFont(ofSize: 13, weight: .semibold)
        topicLabel.textColor = .systemTeal
        authorLabel.font = .systemFont(ofSize: 13)
        authorLabel.textColor = .secondaryLabel
        titleLabel.font = .systemFont(ofSize: 16)
        titleLabel.numberOfLines = 3
        [picture, topicLabel, authorLabel, titleLabel].forEach(contentView.addSubview)
    }
}
