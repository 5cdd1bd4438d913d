package import UIKit

/// A believable screen or row that a seed determines: made once without content, and once with it.
@MainActor
package final class ChanceScreen: UIView {
    var random: SeededRandom
    package let seed: UInt64
    let isLoaded: Bool
    var words: SampleWords

    /// The kinds of its blocks, from the top.
    package private(set) var kinds: [Kind] = []

    /// The conditions that a seed chooses.
    package struct Conditions {
        package let width: CGFloat
        package let isRightToLeft: Bool
        package let category: UIContentSizeCategory

        package init(seed: UInt64) {
            var random = SeededRandom(seed: seed ^ 0xC0FFEE)
            width = random.pick([320, 375, 390, 430])
            isRightToLeft = random.chance(of: 5)
            category = random.pick([.large, .large, .large, .extraLarge, .accessibilityMedium])
        }
    }

    /// Makes the screen of a seed.
    ///
    /// - Parameter isLoaded: Whether its content has come.
    package init(seed: UInt64, isLoaded: Bool) {
        self.seed = seed
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

    package required init?(coder: NSCoder) {
        nil
    }

    // MARK: - Blocks

    /// A kind of block.
    package enum Kind: String, CaseIterable {
        case mediaRow, card, post, settingRow, figures, tags, form, bubble, article, mail, product, orderRow
        case faces, sheet, badge, contact, goal
        case selfMade, manual, notice, masked, spaced, narrow, shelf, accessory
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
        case .mail: mail()
        case .product: column([picture(height: 140), text(.subheadline, 3), prices()], spacing: 6)
        case .orderRow: orderRow()
        case .faces: faces()
        case .sheet: sheet()
        case .badge: badge()
        case .contact: contact()
        case .goal: goal()
        case .selfMade: selfMade()
        case .manual: manual()
        case .notice: notice()
        case .masked: masked()
        case .spaced: spaced()
        case .narrow: narrow()
        case .shelf: shelf()
        case .accessory: accessory()
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

    private func mail() -> UIView {
        let preview = text(.subheadline, 16)
        preview.numberOfLines = 2
        let sender = text(.headline, 2)
        sender.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        return column([row([sender, text(.subheadline, 1)]), text(.subheadline, 3), preview], spacing: 2)
    }

    private func prices() -> UIView {
        row([text(.headline, words.price()), text(.footnote, words.price()), UIView()])
    }

    /// A row whose views are placed by constraints alone.
    private func orderRow() -> UIView {
        let (picture, title, state) = (square(56, isRound: false), text(.body, 3), text(.footnote, 2))
        let amount = text(.headline, words.price(), alignment: .right)
        amount.setContentHuggingPriority(.required, for: .horizontal)
        let order = UIView()
        for view in [picture, title, state, amount] {
            view.translatesAutoresizingMaskIntoConstraints = false
            order.addSubview(view)
        }
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: order.leadingAnchor),
            picture.topAnchor.constraint(equalTo: order.topAnchor),
            picture.bottomAnchor.constraint(lessThanOrEqualTo: order.bottomAnchor),
            title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
            title.topAnchor.constraint(equalTo: order.topAnchor, constant: 4),
            state.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            state.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            state.bottomAnchor.constraint(lessThanOrEqualTo: order.bottomAnchor),
            amount.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
            amount.trailingAnchor.constraint(equalTo: order.trailingAnchor),
            amount.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
        ])
        return order
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
}
