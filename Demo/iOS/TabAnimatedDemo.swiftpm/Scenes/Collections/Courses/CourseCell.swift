import UIKit

/// A course on a shadowed card.
final class CourseCell: UICollectionViewCell {
    private let picture = UIImageView()
    private let subjectLabel = UILabel()
    private let titleLabel = UILabel()
    private let summaryLabel = UILabel()
    private let dateLabel = UILabel()
    private let priceLabel = UILabel()

    /// The height that the texts take.
    static let height: CGFloat = 156

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ course: Course) {
        picture.image = Portrait.landscape(hue: course.hue, size: CGSize(width: 84, height: 84))
        subjectLabel.text = course.subject
        titleLabel.text = course.title
        summaryLabel.text = course.summary
        dateLabel.text = course.date
        priceLabel.text = course.price
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentView.bounds.width - 128
        contentView.place(picture, CGRect(x: 16, y: 16, width: 84, height: 84))
        contentView.place(subjectLabel, CGRect(x: 112, y: 14, width: width, height: 16))
        contentView.place(titleLabel, CGRect(x: 112, y: 34, width: width, height: 22))
        contentView.place(summaryLabel, CGRect(x: 112, y: 60, width: width, height: 54))
        contentView.place(dateLabel, CGRect(x: 112, y: 122, width: width - 72, height: 18))
        contentView.place(priceLabel, CGRect(x: 112 + width - 64, y: 122, width: 64, height: 18))
    }

    private func setUp() {
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 12
        contentView.layer.shadowOpacity = 0.1
        contentView.layer.shadowRadius = 6
        contentView.layer.shadowOffset = CGSize(width: 0, height: 2)
        picture.layer.cornerRadius = 8
        picture.clipsToBounds = true
        subjectLabel.font = .systemFont(ofSize: 12, weight: .medium)
        subjectLabel.textColor = .systemTeal
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        summaryLabel.font = .systemFont(ofSize: 14)
        summaryLabel.textColor = .secondaryLabel
        summaryLabel.numberOfLines = 0
        for label in [dateLabel, priceLabel] { label.font = .systemFont(ofSize: 14) }
        for view in [picture, subjectLabel, titleLabel, summaryLabel, dateLabel, priceLabel] {
            contentView.addSubview(view)
        }
    }
}
