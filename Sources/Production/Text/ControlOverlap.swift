import TabCache
import UIKit

/// How far sample texts run under the controls after them.
@MainActor
struct ControlOverlap {
    /// The space between a text and a control after it, in points.
    private static let gap: CGFloat = 8

    private let root: UIView
    private let controls: [(view: UIControl, frame: CGRect)]

    /// The widths of the sample texts of a row, together, in points.
    private let widths: [ObjectIdentifier: CGFloat]

    /// - Parameter views: The views in the root that can be seen, of which controls that show something count.
    init(of labels: [UILabel], among views: [UIView], in root: UIView, filled: Set<ObjectIdentifier>) {
        self.root = root
        controls = views.compactMap { $0 as? UIControl }
            .filter { ($0 as? UIButton)?.isBlank(filled: filled) != true }
            .map { ($0, $0.convert($0.bounds, to: root)) }
        widths = labels.reduce(into: [:]) { widths, label in
            widths[ObjectIdentifier(label.row(in: root)), default: 0] += label.bounds.width
        }
    }

    /// The share of a text in the length, in points, by which it and the texts in its row run under a control.
    func share(of label: UILabel) -> CGFloat {
        let row = label.row(in: root)
        let (frame, end) = (label.convert(label.bounds, to: root), row.convert(row.bounds, to: root))
        let isMirrored = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let overlaps = controls.map { control, other -> CGFloat in
            if other.minY >= frame.maxY || other.maxY <= frame.minY || control.isDescendant(of: row) {
                return 0
            }
            guard isMirrored else { return other.minX > frame.minX ? end.maxX - other.minX : 0 }
            return other.maxX < frame.maxX ? other.maxX - end.minX : 0
        }
        guard let overlap = overlaps.max(), overlap >= 1 else { return 0 }
        return (overlap + Self.gap) * label.bounds.width / max(widths[ObjectIdentifier(row), default: 1], 1)
    }
}

extension UIView {
    /// The outermost row of a stack that the view is in, or the view itself.
    fileprivate func row(in root: UIView) -> UIView {
        let rows = sequence(first: self, next: \.superview).prefix { $0 !== root }
            .compactMap { $0 as? UIStackView }.filter { $0.axis == .horizontal }
        return rows.last ?? self
    }
}
