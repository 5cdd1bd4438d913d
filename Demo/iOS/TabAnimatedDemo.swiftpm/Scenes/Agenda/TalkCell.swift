import UIKit

/// A talk with its place, and a button to remember it.
final class TalkCell: UITableViewCell {
    private let titleLabel = UILabel()
    private let placeLabel = UILabel()
    private let button = UIButton(type: .system)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ entry: AgendaEntry) {
        titleLabel.text = entry.title
        placeLabel.text = entry.detail
        button.setImage(UIImage(systemName: "bookmark"), for: .normal)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentView.bounds.width
        titleLabel.frame = CGRect(x: 16, y: 16, width: width - 96, height: 24)
        placeLabel.frame = CGRect(x: 16, y: 48, width: width - 140, height: 20)
        button.frame = CGRect(x: width - 52, y: 26, width: 36, height: 36)
    }

    private func setUp() {
        titleLabel.font = .systemFont(ofSize: 18, weight: .semibold)
        placeLabel.font = .systemFont(ofSize: 14)
        placeLabel.textColor = .secondaryLabel
        button.layer.cornerRadius = 18
        button.backgroundColor = .tertiarySystemFill
        [titleLabel, placeLabel, button].forEach(contentView.addSubview)
    }
}
