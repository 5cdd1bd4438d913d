import UIKit

/// A row of the news table, laid out by hand.
final class NewsCell: UITableViewCell {
    private let avatar = UIImageView()
    private let titleLabel = UILabel()
    private let summaryLabel = UILabel()
    private let dateLabel = UILabel()
    private let followButton = UIButton(type: .system)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ article: Article) {
        avatar.image = Portrait.person(hue: article.hue, size: CGSize(width: 48, height: 48))
        titleLabel.text = article.title
        summaryLabel.text = article.summary
        dateLabel.text = article.date
        followButton.setTitle(article.isFollowed ? "Following" : "Follow", for: .normal)
        followButton.backgroundColor = article.isFollowed ? .systemGray5 : .systemBlue
        followButton.setTitleColor(article.isFollowed ? .label : .white, for: .normal)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        let left: CGFloat = 76
        let width = bounds.width - left - 16
        avatar.frame = CGRect(x: 16, y: 16, width: 48, height: 48)
        titleLabel.frame = CGRect(x: left, y: 14, width: width, height: 22)
        summaryLabel.frame = CGRect(x: left, y: 38, width: width, height: 38)
        dateLabel.frame = CGRect(x: left, y: 86, width: 120, height: 16)
        followButton.frame = CGRect(x: bounds.width - 16 - 92, y: 80, width: 92, height: 28)
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        for view in contentView.subviews { view.frame.origin.x = bounds.width - view.frame.maxX }
    }

    private func setUp() {
        avatar.layer.cornerRadius = 24
        avatar.clipsToBounds = true
        avatar.contentMode = .scaleAspectFill
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        summaryLabel.font = .systemFont(ofSize: 15)
        summaryLabel.textColor = .secondaryLabel
        summaryLabel.numberOfLines = 2
        dateLabel.font = .systemFont(ofSize: 13)
        dateLabel.textColor = .tertiaryLabel
        followButton.titleLabel?.font = .systemFont(ofSize: 13, weight: .semibold)
        followButton.layer.cornerRadius = 14
        for view in [avatar, titleLabel, summaryLabel, dateLabel, followButton] {
            contentView.addSubview(view)
        }
    }
}
