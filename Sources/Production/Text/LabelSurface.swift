import UIKit

/// What a label is besides its text.
enum LabelSurface {
    /// Nothing: its background cannot be told from what is behind it.
    case none
    /// A badge or a tag, one shape of the label's size.
    case badge
    /// A card on which the text stands.
    case card

    /// How much wider than its text the box of a badge may be, in points.
    private static let slack: CGFloat = 48

    @MainActor
    init(of label: UILabel) {
        guard label.isSurface, label.stands(outFrom: label.superview) else {
            self = .none
            return
        }
        self = Self.isSmall(label) ? .badge : .card
    }

    /// Whether the box is one for a line of text, and little wider than it; most say so by their size.
    @MainActor
    private static func isSmall(_ label: UILabel) -> Bool {
        guard label.bounds.height < (label.font?.lineHeight ?? 20) * 2 else { return false }
        let room = label.bounds.width - slack
        return room <= 0 || room <= label.sizeThatFits(.unlimited).width
    }
}

extension UIView {
    /// Whether the background or the border of a view can be told from what is behind it.
    func stands(outFrom view: UIView?) -> Bool {
        if layer.hasBorder || layer.hasShadow { return true }
        guard let color = backgroundColor, color.isVisible else { return false }
        let behind = PaintedColor(
            (view?.nearestOpaqueColor ?? .screenBackground).resolvedColor(with: traitCollection))
        return PaintedColor(color.resolvedColor(with: traitCollection)).over(behind) != behind
    }
}
