import UIKit

/// A cell whose texts follow its model, which it lacks, in each configuration.
final class UpdatingCell: UITableViewCell {
    let title = UILabel()
    private var text: String?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addFilling(title)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        title.text = text
    }
}

/// A cell that makes its label in its first layout.
final class LazyCell: UICollectionViewCell {
    private var label: UILabel?

    override func layoutSubviews() {
        super.layoutSubviews()
        guard label == nil else { return }
        let label = UILabel()
        label.font = .systemFont(ofSize: 30)
        contentView.addFilling(label)
        self.label = label
    }
}

/// A cell that chooses a style of UIKit's.
final class SubtitleCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// A cell that adds its views when it is in a window.
final class BareCell: UITableViewCell {
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, contentView.subviews.isEmpty { contentView.addFilling(UILabel()) }
    }
}

/// An icon with one text, or a heading and a detail, beside it; none of which has a limit.
final class IconRow: UIView {
    init(side: CGFloat, texts: Int) {
        super.init(frame: .zero)
        let icon = UIView()
        icon.backgroundColor = .systemTeal
        icon.isHidden = side == 0
        icon.widthAnchor.constraint(equalToConstant: max(side, 1)).isActive = true
        icon.heightAnchor.constraint(equalToConstant: max(side, 1)).isActive = true
        let labels = (0..<texts).map { place in
            let label = UILabel()
            label.font = place == 0 && texts > 1 ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 15)
            label.numberOfLines = 0
            return label
        }
        let column = UIStackView(arrangedSubviews: labels)
        column.axis = .vertical
        let row = UIStackView(arrangedSubviews: [icon, column])
        row.alignment = .top
        row.spacing = 12
        addFilling(row)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// A text of several lines whose width nothing limits, in the middle or behind an icon.
final class LooseRow: UIView {
    init(isCentered: Bool) {
        super.init(frame: .zero)
        let label = UILabel()
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        label.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
        if isCentered {
            label.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        } else {
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 80).isActive = true
        }
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// A title, a text without a limit and a button, in less height than all of them may want.
final class CrampedRow: UIView {
    let title = UILabel()
    let note = UILabel()
    let button = UIButton()

    init() {
        super.init(frame: .zero)
        note.numberOfLines = 0
        button.setTitle("More", for: .normal)
        let column = UIStackView(arrangedSubviews: [title, note, button])
        column.axis = .vertical
        column.spacing = 4
        addFilling(column)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// A text without a limit, and one at the end that is there and gives way before others.
final class ValueRow: UIView {
    let value = UILabel()

    init() {
        super.init(frame: .zero)
        let note = UILabel()
        note.numberOfLines = 0
        value.text = "Manage devices"
        value.numberOfLines = 0
        value.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        value.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        addFilling(UIStackView(arrangedSubviews: [note, value]))
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// An image view of a width, above a text.
final class ImageRow: UIView {
    let image = UIImageView()
    let label = UILabel()

    init(width: CGFloat) {
        super.init(frame: .zero)
        image.widthAnchor.constraint(equalToConstant: width).isActive = true
        let column = UIStackView(arrangedSubviews: [image, label])
        column.axis = .vertical
        column.alignment = .leading
        addFilling(column)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// A caption in a frame.
final class CaptionRow: UIView {
    let caption = UILabel(frame: CGRect(x: 16, y: 12, width: 280, height: 20))

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(caption)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

extension UIView {
    /// Adds a view that is as large as this one, but for eight points on each side.
    fileprivate func addFilling(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }
}
