import Foundation

/// How far the baselines of a view's text lie from its edges.
struct BaselineOffsets {
    let fromTop: CGFloat
    let fromBottom: CGFloat
}

extension UIView {
    /// Nil for a view without text, whose baseline is its bottom edge.
    var baselineOffsets: BaselineOffsets? {
        switch self {
        case let label as UILabel: label.font.map(BaselineOffsets.init)
        case let button as UIButton: button.titleLabel?.font.map { BaselineOffsets($0, centeredIn: button) }
        case let field as UITextField:
            BaselineOffsets(field.font ?? .systemFont(ofSize: 17), centeredIn: field)
        case let text as UITextView: BaselineOffsets(text)
        default: nil
        }
    }
}

extension BaselineOffsets {
    init(_ font: UIFont) {
        fromTop = font.ascender
        fromBottom = -font.descender
    }

    /// For a control of one line of text in the middle of its natural height.
    @MainActor init(_ font: UIFont, centeredIn view: UIView) {
        let margin = max(0, (view.intrinsicContentSize.height - font.lineHeight) / 2)
        fromTop = margin + font.ascender
        fromBottom = margin - font.descender
    }

    @MainActor init(_ text: UITextView) {
        let font = text.font ?? .systemFont(ofSize: 12)
        fromTop = text.textContainerInset.top + font.ascender
        fromBottom = text.textContainerInset.bottom - font.descender
    }
}
