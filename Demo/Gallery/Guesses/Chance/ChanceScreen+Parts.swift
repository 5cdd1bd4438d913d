import UIKit

// The texts, pictures and rows that blocks are made from.

extension ChanceScreen {
    func text(
        _ style: UIFont.TextStyle, _ count: Int, alignment: NSTextAlignment = .natural, isFixed: Bool = false
    ) -> UILabel {
        text(style, words.text(count), alignment: alignment, isFixed: isFixed)
    }

    func text(
        _ style: UIFont.TextStyle, _ content: String, alignment: NSTextAlignment = .natural,
        isFixed: Bool = false
    ) -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = alignment
        if isLoaded || isFixed { label.text = content }
        return label
    }

    /// A text of several lines and one of some numbers of words; a message is shorter than an article, and a limit is
    /// one that texts reach.
    func paragraph(words counts: [Int] = [18, 22, 26]) -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: random.pick([.body, .callout, .subheadline]))
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = random.pick([0, 2, 3])
        let count = random.pick(counts)
        let content = words.text([2: 16, 3: counts.max() ?? count][label.numberOfLines] ?? count)
        if isLoaded { label.text = content }
        return label
    }

    func pill() -> UIView {
        let label = text(.caption1, words.tag())
        let pill = UIView()
        pill.backgroundColor = random.pick([.systemGray6, .tertiarySystemFill, .systemTeal])
        pill.layer.cornerRadius = 12
        pill.addSubview(label)
        pin(label, to: pill, inset: 6)
        return pill
    }

    func followButton() -> UIButton {
        let button = UIButton(configuration: random.pick([.filled(), .gray(), .plain(), .tinted()]))
        button.configuration?.title = "Follow"
        button.setContentHuggingPriority(.required, for: .horizontal)
        return button
    }

    func square(_ side: CGFloat, isRound: Bool) -> UIImageView {
        let view = UIImageView()
        view.layer.cornerRadius = isRound ? side / 2 : 8
        view.clipsToBounds = true
        view.widthAnchor.constraint(equalToConstant: side).isActive = true
        view.heightAnchor.constraint(equalToConstant: side).isActive = true
        return view
    }

    func picture(height: CGFloat) -> UIImageView {
        let view = UIImageView()
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        view.layer.cornerRadius = random.pick([0, 8, 12])
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        return view
    }

    func card(of content: UIView) -> UIView {
        let card = UIView()
        card.backgroundColor = random.pick([.secondarySystemBackground, .systemBackground, .systemIndigo])
        card.layer.cornerRadius = 14
        if random.chance(of: 2) { card.layer.shadowOpacity = 0.15 }
        card.addSubview(content)
        pin(content, to: card, inset: 12)
        return card
    }

    // MARK: - Layout

    func column(_ views: [UIView], spacing: CGFloat = 8) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = spacing
        return stack
    }

    func row(_ views: [UIView]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 12
        stack.alignment = .center
        return stack
    }

    func pin(_ view: UIView, to outer: UIView, inset: CGFloat) {
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
            view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
            view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -inset),
            view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -inset),
        ])
    }
}
