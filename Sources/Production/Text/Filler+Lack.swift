import TabCache
import UIKit

/// Which views lack a text.
extension Filler {
    /// Whether a view inside, or at, a root lacks a text that would be given to it.
    static func isWanted(in view: UIView) -> Bool {
        view.holds(lacksText, entering: looksInside)
    }

    /// Whether some visible text inside has neither text nor room for any, so that mapping would miss it.
    static func isNeeded(in view: UIView) -> Bool {
        view.holds(
            { !$0.isInvisible && lacksText($0) && lacksRoom($0) },
            entering: { !$0.isInvisible && looksInside($0) })
    }

    /// Whether sample texts are given to what is inside a view, too: the labels of a button are its own.
    static func looksInside(_ view: UIView) -> Bool {
        if let button = view as? UIButton { return button.isContainer }
        return !(view.isList || view is UITextField || view is UITextView)
    }

    /// Whether a label, button, field or growing text view shows nothing yet; false for all other views.
    static func lacksText(_ view: UIView) -> Bool {
        switch view {
        case let label as UILabel: (label.text ?? "").isBlank && !label.isContainer
        case let button as UIButton: lacksContent(button)
        case let field as UITextField: (field.text ?? "").isEmpty && (field.placeholder ?? "").isEmpty
        case let textView as UITextView: !textView.isScrollEnabled && (textView.text ?? "").isEmpty
        default: false
        }
    }

    /// Whether a view is too small for text: without a size, or a button or a label with nothing but its own padding.
    static func lacksRoom(_ view: UIView) -> Bool {
        if view.bounds.isEmpty { return true }
        if let label = view as? UILabel {
            return label.intrinsicContentSize == label.bounds.size
                && label.bounds.height < (label.font?.lineHeight ?? 0) - 1
        }
        guard let button = view as? UIButton else { return false }
        if button.bounds.width == button.intrinsicContentSize.width { return true }
        // Any other button makes its title label as soon as somebody reads it.
        guard button.configuration != nil else { return false }
        return button.bounds.height < (button.titleLabel?.font ?? .systemFont(ofSize: 17)).lineHeight
    }

    /// A button with a configuration has what is set for its states too, and the configuration does not say so.
    private static func lacksContent(_ button: UIButton) -> Bool {
        if button.isContainer { return false }
        let images = [button.currentImage, button.currentBackgroundImage, button.configuration?.image]
        return button.shownTitle.isBlank && images.allSatisfy { $0 == nil }
    }
}

extension String {
    /// Whether nothing of the text is seen.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

extension UILabel {
    /// Whether the label has no text, and others inside in its place.
    var isContainer: Bool { (text ?? "").isEmpty && subviews.contains { $0 is UILabel } }
}
