import TabCache
import UIKit

/// A text and a button in place of a refresh view: side by side, or one below the other where the text would be cut.
@available(tvOS, unavailable)
final class RefreshMessage: UIStackView {
    /// The least width and height of the button, in points, and the least length of a message.
    private static let target: CGFloat = 44

    /// The space beside the text and the button, in points.
    private static let margin: CGFloat = 16

    let label = UILabel()
    let button: UIButton = WrappingButton(type: .system)
    var action: (@MainActor () -> Void)?
    private lazy var buttonWidth = button.widthAnchor.constraint(lessThanOrEqualToConstant: 320)
    private lazy var buttonHeight = button.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.target)
    private var shown: (result: PullToRefresh.Result, texts: PullToRefresh.Texts)?
    private var measured: (width: CGFloat, height: CGFloat)?

    override init(frame: CGRect) {
        // A stack that is smaller than its margins and its button breaks its constraints, hidden or not.
        super.init(frame: frame.union(CGRect(x: 0, y: 0, width: 320, height: Self.target)))
        for label in [label, button.titleLabel].compactMap({ $0 }) {
            label.font = .preferredFont(forTextStyle: .footnote)
            label.adjustsFontForContentSizeCategory = true
        }
        label.textColor = .label
        label.numberOfLines = 0
        button.titleLabel?.numberOfLines = 0
        button.titleLabel?.lineBreakMode = .byWordWrapping
        button.titleLabel?.textAlignment = .center
        button.addAction(UIAction { [weak self] _ in self?.action?() }, for: .primaryActionTriggered)
        button.widthAnchor.constraint(greaterThanOrEqualToConstant: Self.target).isActive = true
        NSLayoutConstraint.activate([buttonWidth, buttonHeight])
        isHidden = true
        button.isHidden = true
        alignment = .center
        spacing = 8
        isLayoutMarginsRelativeArrangement = true
        insetsLayoutMarginsFromSafeArea = false
        addArrangedSubview(label)
        addArrangedSubview(button)
    }

    required init(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Shows a result, with a button after a failure, or hides; returns whether something changed.
    func show(_ result: PullToRefresh.Result?, _ texts: PullToRefresh.Texts) -> Bool {
        guard result != shown?.result || result != nil && texts != shown?.texts else { return false }
        shown = result.map { ($0, texts) }
        isHidden = result == nil
        label.text = result.map(texts.text)
        button.setTitle(texts.retry, for: .normal)
        button.isHidden = result != .failed
        measured = nil
        return true
    }

    /// Returns the length beyond an edge of a scroll view, in points.
    func length(at edge: PullToRefresh.Position, in scrollView: UIScrollView) -> CGFloat {
        // A column of half the width leaves the last items in sight.
        if edge.isHorizontal { return scrollView.bounds.width / 2 }
        let inset = scrollView.adjustedContentInset
        return max(Self.target, fittingHeight(in: scrollView.bounds.width - inset.left - inset.right))
    }

    /// Stands in the middle of a rectangle, as wide as that is.
    func center(in bounds: CGRect) {
        guard bounds.width > 2 * Self.margin + Self.target else { return }
        let height = fittingHeight(in: bounds.width)
        frame = CGRect(x: 0, y: bounds.midY - height / 2, width: bounds.width, height: height)
    }

    /// Arranges the text and the button for a width; returns the height that they need, in points.
    func fittingHeight(in width: CGFloat) -> CGFloat {
        if let measured, measured.width == width { return measured.height }
        let room = max(0, width - 2 * Self.margin)
        let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let besides = button.isHidden ? 0 : spacing + max(Self.target, button.intrinsicContentSize.width)
        let row = label.sizeThatFits(unlimited).width + besides
        axis = row <= room ? .horizontal : .vertical
        // Beside a button the text begins at the margin, and needs no space above it.
        let isBesideButton = axis == .horizontal && !button.isHidden
        label.textAlignment = isBesideButton ? .natural : .center
        let above: CGFloat = isBesideButton ? 0 : 8
        directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: above, leading: Self.margin, bottom: above, trailing: Self.margin)
        label.preferredMaxLayoutWidth = room
        // A button does not ask for the height of more lines by itself.
        buttonWidth.constant = max(Self.target, room)
        let title = button.titleLabel?.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
        buttonHeight.constant = max(Self.target, title?.height ?? 0)
        let height = systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        measured = (width, height)
        return height
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        // The inherited method does nothing, and visionOS deprecates it.
        measured = nil
        (superview as? RefreshContainer)?.surroundingsDidChange()
    }
}

/// A button whose title has all of its room, and so wraps there.
@available(tvOS, unavailable)
private final class WrappingButton: UIButton {
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
}
