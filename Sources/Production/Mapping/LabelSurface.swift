import UIKit

/// What a label is besides its text.
enum LabelSurface {
    /// Nothing: its background cannot be told from what is behind it.
    case none
    /// A badge or a tag, one shape of the label's size.
    case pill
    /// A card on which the text stands.
    case card

    /// How much wider than its text the box of a badge may be, in points.
    private static let slack: CGFloat = 48

    @MainActor
    init(of label: UILabel) {
        let line = label.font?.lineHeight ?? 20
        guard label.isSurface, label.stands(outFrom: label.superview) else {
            self = .none
            return
        }
        let text = label.sizeThatFits(.unlimited).width
        let isSmall = label.bounds.height < line * 2 && label.bounds.width <= text + Self.slack
        self = isSmall ? .pill : .card
    }
}

extension UIView {
    /// Whether the background or the border of a view can be told from what is behind it.
    fileprivate func stands(outFrom view: UIView?) -> Bool {
        if layer.hasBorder || layer.hasShadow { return true }
        guard let color = backgroundColor, color.isVisible else { return false }
        let behind = PaintedColor(
            (view?.nearestOpaqueColor ?? .screenBackground).resolvedColor(with: traitCollection))
        return PaintedColor(color.resolvedColor(with: traitCollection)).over(behind) != behind
    }
}
