import UIKit

/// A row as high as its text, which constraints tie to all four edges.
final class MemoCell: UITableViewCell {
    private let memoLabel = UILabel()
    private let timeLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ memo: Memo) {
        memoLabel.text = memo.text
        timeLabel.text = memo.time
    }

    private func setUp() {
        memoLabel.font = .preferredFont(forTextStyle: .body)
        memoLabel.numberOfLines = 0
        timeLabel.font = .preferredFont(forTextStyle: .footnote)
        timeLabel.textColor = .secondaryLabel
        for label in [memoLabel, timeLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
        }
        // In a row that is higher than both, the memo takes the room.
        timeLabel.setContentHuggingPriority(.defaultHigh, for: .vertical)
        NSLayoutConstraint.activate([
            memoLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            memoLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            memoLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            timeLabel.topAnchor.constraint(equalTo: memoLabel.bottomAnchor, constant: 8),
            timeLabel.leadingAnchor.constraint(equalTo: memoLabel.leadingAnchor),
            timeLabel.trailingAnchor.constraint(equalTo: memoLabel.trailingAnchor),
            timeLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }
}
