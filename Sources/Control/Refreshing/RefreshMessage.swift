import UIKit

/// A line of text and a button, in the middle of the place where rows would be.
@available(tvOS, unavailable)
final class RefreshMessage: UIView {
    let label = UILabel()
    let button = UIButton(type: .system)
    /// Called when the button is tapped.
    var action: (@MainActor () -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        button.titleLabel?.font = .preferredFont(forTextStyle: .footnote)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.addAction(UIAction { [weak self] _ in self?.action?() }, for: .primaryActionTriggered)
        addSubview(label)
        addSubview(button)
    }

    /// A message lives in code only and is never archived.
    required init?(coder: NSCoder) {
        nil
    }

    /// Shows a text, and a button where there is something to do.
    func show(_ text: String, button title: String?) {
        label.text = text
        button.setTitle(title, for: .normal)
        button.isHidden = title == nil
        setNeedsLayout()
    }

    /// The height of the text or the button, and some space around it, in points.
    var fittingHeight: CGFloat {
        let heights = [label, button].map { $0.isHidden ? 0 : $0.sizeThatFits(bounds.size).height }
        return (heights.max() ?? 0) + 16
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let textSize = label.sizeThatFits(bounds.size)
        let buttonSize = button.isHidden ? .zero : button.sizeThatFits(bounds.size)
        let gap: CGFloat = button.isHidden ? 0 : 8
        let width = min(bounds.width, textSize.width + gap + buttonSize.width)
        let left = (bounds.width - width) / 2
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let textX = isMirrored ? left + buttonSize.width + gap : left
        let buttonX = isMirrored ? left : left + width - buttonSize.width
        label.frame = CGRect(
            x: textX, y: (bounds.height - textSize.height) / 2, width: max(0, width - gap - buttonSize.width),
            height: textSize.height)
        button.frame = CGRect(
            x: buttonX, y: (bounds.height - buttonSize.height) / 2, width: buttonSize.width,
            height: buttonSize.height)
    }
}
