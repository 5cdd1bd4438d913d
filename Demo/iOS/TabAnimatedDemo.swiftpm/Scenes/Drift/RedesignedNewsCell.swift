import UIKit

/// The news cell after a redesign that nobody told its skeleton of: the picture is larger and stands at
/// the end, the text begins where the picture was, a topic has come and the button has gone.
final class RedesignedNewsCell: UITableViewCell {
    private let avatar = UIImageView()
    private let topicLabel = UILabel()
    private let titleLabel = UILabel()
    private let summaryLabel = UILabel()
    private let dateLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ article: Article) {
        avatar.image = Portrait.person(hue: article.hue, size: CGSize(width: 72, height: 72))
        topicLabel.text = "Travel"
        titleLabel.text = article.title
        summaryLabel.text = article.summary
        dateLabel.text = article.date
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        let width = bounds.width - 16 - 16 - 72 - 16
        avatar.frame = CGRect(x: bounds.width - 16 - 72, y: 24, width: 72, height: 72)
        topicLabel.frame = CGRect(x: 16, y: 10, width: 120, height: 16)
        titleLabel.frame = CGRect(x: 16, y: 28, width: width, height: 22)
        summaryLabel.frame = CGRect(x: 16, y: 52, width: width, height: 38)
        dateLabel.frame = CGRect(x: 16, y: 94, width: 120, height: 16)
    }

    private func setUp() {
        avatar.layer.cornerRadius = 8
        avatar.clipsToBounds = true
        topicLabel.font = .systemFont(ofSize: 12, weight: .semibold)
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        summaryLabel.font = .systemFont(ofSize: 15)
        summaryLabel.numberOfLines = 2
        dateLabel.font = .systemFont(ofSize: 13)
        [avatar, topicLabel, titleLabel, summaryLabel, dateLabel].forEach(contentView.addSubview)
    }
}
