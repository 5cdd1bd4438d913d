import Foundation

/// The actions beside a row that is pulled aside, in a row from the edge of the list inward.
final class SwipeActionsView: UIView {
    private static let leastWidth: CGFloat = 74
    private static let padding: CGFloat = 10

    let configuration: UISwipeActionsConfiguration
    let isLeading: Bool

    init(_ configuration: UISwipeActionsConfiguration, isLeading: Bool) {
        self.configuration = configuration
        self.isLeading = isLeading
        super.init(frame: .zero)
        configuration.actions.map(button).forEach(addSubview)
    }

    required init?(coder: NSCoder) { nil }

    private func button(for action: UIContextualAction) -> UIView {
        let button = UIButton(type: .system)
        button.backgroundColor = action.backgroundColor
        button.tintColor = .white
        button.setImage(action.image, for: .normal)
        if action.image == nil { button.setTitle(action.title, for: .normal) }
        button.setTitleColor(.white, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        return button
    }

    var width: CGFloat { widths.reduce(0, +) }

    private var widths: [CGFloat] {
        subviews.map { max(Self.leastWidth, pixelCeil($0.intrinsicContentSize.width) + 2 * Self.padding) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let startsLeft = isLeading != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        var offset: CGFloat = 0
        for (button, width) in zip(subviews, widths) {
            let x = startsLeft ? offset : bounds.width - offset - width
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            offset += width
        }
    }
}
