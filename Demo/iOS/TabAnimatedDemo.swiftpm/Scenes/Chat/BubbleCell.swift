import UIKit

/// A bubble with one line: the user's on the trailing side, those of others on the leading side.
final class BubbleCell: UITableViewCell {
    private let bubble = UIView()
    private let label = UILabel()
    private var leading: NSLayoutConstraint?
    private var trailing: NSLayoutConstraint?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ line: ChatLine) {
        label.text = line.text.isEmpty ? nil : line.text
        trailing?.isActive = line.isOwn
        leading?.isActive = !line.isOwn
    }

    private func setUp() {
        bubble.backgroundColor = .tertiarySystemGroupedBackground
        bubble.layer.cornerRadius = 18
        label.font = .systemFont(ofSize: 15)
        contentView.addSubview(bubble)
        bubble.addSubview(label)
        [bubble, label].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        let margins = contentView.layoutMarginsGuide
        leading = bubble.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
        trailing = bubble.trailingAnchor.constraint(equalTo: margins.trailingAnchor)
        NSLayoutConstraint.activate([
            bubble.widthAnchor.constraint(equalToConstant: 220),
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
            label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -16),
            label.centerYAnchor.constraint(equalTo: bubble.centerYAnchor),
        ])
    }
}
