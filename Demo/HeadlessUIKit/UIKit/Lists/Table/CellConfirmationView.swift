import Foundation

/// The button that confirms the deletion of a row.
final class CellConfirmationView: UIView {
    private let label = UILabel(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemRed
        label.textColor = .white
        label.font = .systemFont(ofSize: 17)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    var title = "" {
        didSet {
            label.text = title
            setNeedsLayout()
        }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(74, pixelCeil(label.sizeThatFits(size).width) + 20), height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = label.sizeThatFits(bounds.size)
        label.frame = CGRect(
            x: pixelRound((bounds.width - size.width) / 2), y: pixelRound((bounds.height - size.height) / 2),
            width: size.width, height: size.height)
    }
}
