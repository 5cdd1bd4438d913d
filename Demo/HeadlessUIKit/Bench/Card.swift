import UIKit

/// A card of ten views, laid out by constraints and a stack.
final class Card: UIView {
    private let picture = UIImageView()
    private let title = UILabel()
    private let text = UILabel()
    private let details = UIStackView()
    private let badge = UIView()
    private let line = UIView()

    /// What moves when the card is animated: the card and everything in it.
    var parts: [UIView] { [self, picture, title, text, details, badge, line] + details.arrangedSubviews }

    init(number: Int) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        picture.backgroundColor = .systemTeal
        picture.layer.cornerRadius = 20
        title.text = "Card number \(number)"
        title.font = .preferredFont(forTextStyle: .headline)
        text.text =
            "What is written here takes two lines of the card, at least where the screen is narrow: \(number)."
        text.font = .preferredFont(forTextStyle: .subheadline)
        text.numberOfLines = 2
        badge.backgroundColor = .systemRed
        line.backgroundColor = .separator
        fillDetails(number)
        for part in [picture, title, text, details, badge, line] {
            part.translatesAutoresizingMaskIntoConstraints = false
            addSubview(part)
        }
        NSLayoutConstraint.activate(pictureConstraints + textConstraints + edgeConstraints)
    }

    required init?(coder: NSCoder) { nil }

    private func fillDetails(_ number: Int) {
        details.spacing = 8
        for word in ["\(number) views", "today", "read"] {
            let label = UILabel()
            label.text = word
            label.font = .preferredFont(forTextStyle: .caption1)
            details.addArrangedSubview(label)
        }
    }

    private var pictureConstraints: [NSLayoutConstraint] {
        [
            picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            picture.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            picture.widthAnchor.constraint(equalToConstant: 40),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
            badge.widthAnchor.constraint(equalToConstant: 10),
            badge.heightAnchor.constraint(equalToConstant: 10),
            badge.centerXAnchor.constraint(equalTo: picture.trailingAnchor),
            badge.centerYAnchor.constraint(equalTo: picture.topAnchor),
        ]
    }

    private var textConstraints: [NSLayoutConstraint] {
        [
            title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
            title.topAnchor.constraint(equalTo: picture.topAnchor),
            title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            text.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            details.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            details.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 6),
            details.trailingAnchor.constraint(lessThanOrEqualTo: title.trailingAnchor),
        ]
    }

    private var edgeConstraints: [NSLayoutConstraint] {
        [
            bottomAnchor.constraint(equalTo: details.bottomAnchor, constant: 12),
            line.leadingAnchor.constraint(equalTo: leadingAnchor),
            line.trailingAnchor.constraint(equalTo: trailingAnchor),
            line.bottomAnchor.constraint(equalTo: bottomAnchor),
            line.heightAnchor.constraint(equalToConstant: 0.5),
        ]
    }
}
