import UIKit

/// A text and a button in place of skeleton rows.
@available(tvOS, unavailable)
final class RefreshMessage: UIView {
    /// The space beside the text, in points.
    private static let margin: CGFloat = 16

    /// The least width and height of the button, in points.
    private static let target: CGFloat = 44

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
        label.numberOfLines = 0
        button.titleLabel?.font = .preferredFont(forTextStyle: .footnote)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.addAction(UIAction { [weak self] _ in self?.action?() }, for: .primaryActionTriggered)
        addSubview(label)
        addSubview(button)
    }

    /// A message is never archived.
    required init?(coder: NSCoder) {
        nil
    }

    /// Shows a text, and a button if it has a title.
    func show(_ text: String, button title: String?) {
        label.text = text
        button.setTitle(title, for: .normal)
        button.isHidden = title == nil
        setNeedsLayout()
    }

    /// The height that the text and the button need in a width, in points.
    func fittingHeight(in width: CGFloat) -> CGFloat {
        frames(in: width).height
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let frames = frames(in: bounds.width)
        let top = (bounds.height - frames.height) / 2
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (view, frame) in [(label as UIView, frames.text), (button, frames.button)] {
            let x = isMirrored ? bounds.width - frame.maxX : frame.minX
            view.frame = CGRect(x: x, y: top + frame.minY, width: frame.width, height: frame.height)
        }
    }

    /// Returns the frames: side by side, or one below the other where the text would be cut.
    private func frames(in width: CGFloat) -> (text: CGRect, button: CGRect, height: CGFloat) {
        let room = CGSize(width: max(0, width - 2 * Self.margin), height: .greatestFiniteMagnitude)
        let least = Self.target
        let fitting = button.isHidden ? .zero : button.sizeThatFits(room)
        let buttonSize =
            button.isHidden
            ? .zero
            : CGSize(width: min(room.width, max(least, fitting.width)), height: max(least, fitting.height))
        let line = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: room.height))
        let gap: CGFloat = button.isHidden ? 0 : 8
        let row = line.width + gap + buttonSize.width
        if row <= room.width {
            let height = max(line.height + 16, buttonSize.height)
            let x = (width - row) / 2
            return (
                CGRect(origin: CGPoint(x: x, y: (height - line.height) / 2), size: line),
                CGRect(
                    origin: CGPoint(x: x + line.width + gap, y: (height - buttonSize.height) / 2),
                    size: buttonSize),
                height
            )
        }
        let text = label.sizeThatFits(room)
        return (
            CGRect(x: (width - text.width) / 2, y: 8, width: text.width, height: text.height),
            CGRect(
                origin: CGPoint(x: (width - buttonSize.width) / 2, y: text.height + 16), size: buttonSize),
            text.height + 16 + buttonSize.height
        )
    }
}
