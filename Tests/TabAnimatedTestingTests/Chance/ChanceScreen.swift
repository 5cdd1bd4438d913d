import TabProduction
import UIKit

/// A believable screen or row that a seed determines: made once without content, and once with it.
@MainActor
final class ChanceScreen: UIView {
    private var random: SeededRandom
    private let isLoaded: Bool
    private var words: SampleWords

    /// The kinds of its blocks, from the top.
    private(set) var kinds: [Kind] = []

    /// The conditions that a seed chooses.
    struct Conditions {
        let width: CGFloat
        let isRightToLeft: Bool
        let category: UIContentSizeCategory

        init(seed: UInt64) {
            var random = SeededRandom(seed: seed ^ 0xC0FFEE)
            width = random.pick([320, 375, 390, 430])
            isRightToLeft = random.chance(of: 5)
            category = random.pick([.large, .large, .large, .extraLarge, .accessibilityMedium])
        }
    }

    /// Makes the screen of a seed.
    ///
    /// - Parameter isLoaded: Whether its content has come.
    init(seed: UInt64, isLoaded: Bool) {
        random = SeededRandom(seed: seed)
        words = SampleWords(seed: seed &+ 99)
        self.isLoaded = isLoaded
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        backgroundColor = random.pick([
            nil, .systemBackground, .secondarySystemBackground, .systemGroupedBackground,
        ])
        let blocks = (0..<random.pick([1, 1, 2, 3])).map { _ in makeBlock() }
        let stack = column(blocks, spacing: 16)
        addSubview(stack)
        pin(stack, to: self, inset: 16)
    }

    required init?(coder: NSCoder) {
        nil
    }

    // MARK: - Blocks

    /// A kind of block.
    enum Kind: String, CaseIterable {
        case mediaRow, card, post, settingRow, figures, tags, form, bubble, article
    }

    private func makeBlock() -> UIView {
        let kind = random.pick(Kind.allCases)
        kinds.append(kind)
        return switch kind {
        case .mediaRow: mediaRow()
        case .card: card(of: column([picture(height: 120), text(.headline, 3), paragraph(), footer()]))
        case .post: column([header(), paragraph(), picture(height: 160)])
        case .settingRow: settingRow()
        case .figures: figures()
        case .tags: tags()
        case .form: form()
        case .bubble: bubble()
        case .article: column([text(.title2, 3), paragraph(), footer()])
        }
    }

    private func mediaRow() -> UIView {
        let side = random.pick([40, 48, 56, 64] as [CGFloat])
        let texts = column([text(.headline, 3), text(.subheadline, 4), text(.caption1, 2)], spacing: 4)
        return row([square(side, isRound: random.chance(of: 2)), texts])
    }

    private func header() -> UIView {
        let texts = column([text(.headline, 2), text(.caption1, 2)], spacing: 2)
        return row([square(40, isRound: true), texts, followButton()])
    }

    private func footer() -> UIView {
        row([text(.footnote, 2), UIView(), followButton()])
    }

    private func settingRow() -> UIView {
        let texts = column([text(.body, 2), text(.footnote, 4)], spacing: 2)
        return row([square(29, isRound: false), texts, UISwitch()])
    }

    private func figures() -> UIView {
        let columns = (0..<3).map { _ in
            column(
                [text(.title3, 1, alignment: .center), text(.caption1, 1, alignment: .center)], spacing: 2)
        }
        let stack = row(columns)
        stack.distribution = .fillEqually
        return stack
    }

    private func tags() -> UIView {
        row((0..<3).map { _ in pill() } + [UIView()])
    }

    private func form() -> UIView {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = "Name"
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        return column([text(.footnote, 1, isFixed: true), field, control, UISlider()])
    }

    private func bubble() -> UIView {
        let bubble = UIView()
        bubble.backgroundColor = random.pick([.systemBlue, .secondarySystemBackground, .systemGray5])
        bubble.layer.cornerRadius = 16
        let label = paragraph(words: [8, 12, 16])
        bubble.addSubview(label)
        pin(label, to: bubble, inset: 12)
        bubble.widthAnchor.constraint(equalToConstant: 240).isActive = true
        let views = random.chance(of: 2) ? [bubble, UIView()] : [UIView(), bubble]
        return row(views)
    }

    // MARK: - Parts

    private func text(
        _ style: UIFont.TextStyle, _ count: Int, alignment: NSTextAlignment = .natural, isFixed: Bool = false
    ) -> UILabel {
        text(style, words.text(count), alignment: alignment, isFixed: isFixed)
    }

    private func text(
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

    /// A text of several lines and one of some numbers of words; a message is shorter than an article.
    private func paragraph(words counts: [Int] = [18, 22, 26]) -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: random.pick([.body, .callout, .subheadline]))
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = random.pick([0, 2, 3])
        let content = words.text(label.numberOfLines == 2 ? 16 : random.pick(counts))
        if isLoaded { label.text = content }
        return label
    }

    private func pill() -> UIView {
        let label = text(.caption1, words.tag())
        let pill = UIView()
        pill.backgroundColor = random.pick([.systemGray6, .tertiarySystemFill, .systemTeal])
        pill.layer.cornerRadius = 12
        pill.addSubview(label)
        pin(label, to: pill, inset: 6)
        return pill
    }

    private func followButton() -> UIButton {
        let button = UIButton(configuration: random.pick([.filled(), .gray(), .plain(), .tinted()]))
        button.configuration?.title = "Follow"
        button.setContentHuggingPriority(.required, for: .horizontal)
        return button
    }

    private func square(_ side: CGFloat, isRound: Bool) -> UIImageView {
        let view = UIImageView()
        view.layer.cornerRadius = isRound ? side / 2 : 8
        view.clipsToBounds = true
        view.widthAnchor.constraint(equalToConstant: side).isActive = true
        view.heightAnchor.constraint(equalToConstant: side).isActive = true
        return view
    }

    private func picture(height: CGFloat) -> UIImageView {
        let view = UIImageView()
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        view.layer.cornerRadius = random.pick([0, 8, 12])
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        return view
    }

    private func card(of content: UIView) -> UIView {
        let card = UIView()
        card.backgroundColor = random.pick([.secondarySystemBackground, .systemBackground, .systemIndigo])
        card.layer.cornerRadius = 14
        if random.chance(of: 2) { card.layer.shadowOpacity = 0.15 }
        card.addSubview(content)
        pin(content, to: card, inset: 12)
        return card
    }

    // MARK: - Layout

    private func column(_ views: [UIView], spacing: CGFloat = 8) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = spacing
        return stack
    }

    private func row(_ views: [UIView]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 12
        stack.alignment = .center
        return stack
    }

    private func pin(_ view: UIView, to outer: UIView, inset: CGFloat) {
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
            view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
            view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -inset),
            view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -inset),
        ])
    }
}
