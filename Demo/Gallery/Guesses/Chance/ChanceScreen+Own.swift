import UIKit

// Blocks that lay themselves out, set themselves up late, or have a form of their own.

extension ChanceScreen {
    /// A text that is set in the first layout, as a cell that configures itself does.
    func selfMade() -> UIView {
        let content = words.text(random.pick([3, 4, 5]))
        let view = SelfMadeView(text: isLoaded ? content : nil)
        return row([square(32, isRound: true), view])
    }

    /// A picture and two texts in frames that the view itself gives them.
    func manual() -> UIView {
        let view = ManualView(title: text(.headline, 3), note: text(.subheadline, 4))
        view.isRightToLeft = Conditions(seed: seed).isRightToLeft
        return view
    }

    /// A notice of one sentence with an icon, and a button in the color of the notice.
    func notice() -> UIView {
        let notice = UIView()
        notice.backgroundColor = random.pick([.systemYellow, .secondarySystemBackground])
        notice.layer.cornerRadius = random.pick([0, 10])
        let button = UIButton()
        button.setTitle("Undo", for: .normal)
        button.backgroundColor = notice.backgroundColor
        button.setContentHuggingPriority(.required, for: .horizontal)
        let sentence = text(.subheadline, 3)
        sentence.numberOfLines = 0
        let content = row([square(24, isRound: false), sentence, button])
        notice.addSubview(content)
        pin(content, to: notice, inset: 12)
        return notice
    }

    /// A picture whose corners are those of a mask.
    func masked() -> UIView {
        let picture = MaskedView()
        picture.backgroundColor = .systemTeal
        picture.heightAnchor.constraint(equalToConstant: 90).isActive = true
        return column([picture, text(.headline, 3)])
    }

    /// A text that is there, with more room between its lines.
    func spaced() -> UIView {
        let style = NSMutableParagraphStyle()
        style.lineHeightMultiple = random.pick([1.1, 1.25, 1.4])
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(
            string: words.text(14),
            attributes: [.font: UIFont.preferredFont(forTextStyle: .body), .paragraphStyle: style])
        return column([label, text(.footnote, 2)])
    }

    /// Two tiles beside each other, each with an icon and a text without a limit, of a word or two.
    func narrow() -> UIView {
        let isShort = random.chance(of: 2)
        let tiles = (0..<2).map { _ in
            let label = isShort ? text(.subheadline, words.tag()) : text(.subheadline, 2)
            label.numberOfLines = 0
            return card(of: row([square(24, isRound: false), label]))
        }
        let stack = row(tiles)
        stack.distribution = .fillEqually
        return stack
    }

    /// A row of the system's texts with a mark or a switch at its end.
    func accessory() -> UIView {
        let cell = UITableViewCell(
            style: random.pick([.default, .subtitle, .value1]), reuseIdentifier: nil)
        cell.accessoryType = random.pick([
            .disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton,
        ])
        if random.chance(of: 3) { cell.accessoryView = UISwitch() }
        let (title, detail) = (words.text(3), words.text(2))
        if isLoaded {
            cell.textLabel?.text = title
            cell.detailTextLabel?.text = detail
        }
        cell.heightAnchor.constraint(equalToConstant: 52).isActive = true
        return cell
    }

    /// A heading over a list of its own that scrolls sideways.
    func shelf() -> UIView {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 80)
        let shelf = UICollectionView(frame: .zero, collectionViewLayout: layout)
        shelf.heightAnchor.constraint(equalToConstant: 96).isActive = true
        return column([text(.headline, 2), shelf])
    }
}

private final class SelfMadeView: UIView {
    private let label = UILabel()
    private let text: String?
    private var isSetUp = false

    init(text: String?) {
        self.text = text
        super.init(frame: .zero)
        label.font = .preferredFont(forTextStyle: .body)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor),
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
            label.bottomAnchor.constraint(equalTo: bottomAnchor),
            heightAnchor.constraint(greaterThanOrEqualToConstant: 24),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        if !isSetUp { label.text = text }
        isSetUp = true
        super.layoutSubviews()
    }
}

private final class ManualView: UIView {
    private let picture = UIImageView()
    private let title: UILabel
    private let note: UILabel
    var isRightToLeft = false

    init(title: UILabel, note: UILabel) {
        self.title = title
        self.note = note
        super.init(frame: .zero)
        [picture, title, note].forEach { addSubview($0) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 72) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - 64
        let x: CGFloat = isRightToLeft ? 0 : 64
        picture.frame = CGRect(x: isRightToLeft ? width + 12 : 0, y: 10, width: 52, height: 52)
        title.frame = CGRect(x: x, y: 8, width: width, height: 26)
        note.frame = CGRect(x: x, y: 38, width: width, height: 24)
    }
}

private final class MaskedView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        let mask = CAShapeLayer()
        mask.path =
            UIBezierPath(
                roundedRect: bounds, byRoundingCorners: [.topLeft, .topRight],
                cornerRadii: CGSize(width: 14, height: 14)
            ).cgPath
        layer.mask = mask
    }
}
