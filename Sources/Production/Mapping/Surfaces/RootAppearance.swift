import TabCache
import UIKit

/// The look of the root itself, gathered from a cell, its content view and its background.
@MainActor
struct RootAppearance {
    /// The views that make up the surface, the front one first.
    private let views: [UIView]
    private let configuration: UIBackgroundConfiguration?
    private let root: UIView

    init(of root: UIView) {
        self.root = root
        let content = SystemView.contentView(of: root)
        let background: UIView? =
            switch root {
            case let cell as UITableViewCell: cell.backgroundView
            case let cell as UICollectionViewCell: cell.backgroundView
            case let header as UITableViewHeaderFooterView: header.backgroundView
            default: nil
            }
        configuration = root.ownBackgroundConfiguration
        views = [content, background, root].compactMap { $0 }
    }

    /// The color of the surface, or `nil` if it is clear or the system's plain background.
    var color: UIColor? {
        let colors =
            [views.first?.backgroundColor, root.configuredBackgroundColor]
            + views.dropFirst().map(\.backgroundColor)
        return colors.lazy.compactMap { $0 }.first { $0.isVisible && $0 != .screenBackground }
    }

    /// What the surface is painted with, or `nil` for the background of the model.
    ///
    /// A picture, a gradient or an effect behind a cell is gray. A color is kept where the cell is as wide as its
    /// list; a colored card is gray.
    ///
    /// - Parameter keepsColors: Whether colored cards stay colored.
    func fill(keepsColors: Bool) -> ComponentFill? {
        if let picture = pictureFill(keepsColors: keepsColors) { return picture }
        guard let color else { return isMadeClear ? ComponentFill.none : nil }
        guard cornerRadius > 0 || shadowed != nil || color.isPattern else {
            return .color(SkeletonColor(color))
        }
        return SurfacePaint.fill(of: color, traits: root.traitCollection, keepsColors: keepsColors)
    }

    /// Whether the app made a row clear, which would have the color of its table without.
    private var isMadeClear: Bool {
        guard root is UITableViewCell, let color = root.backgroundColor else { return false }
        return !color.isVisible
    }

    private func pictureFill(keepsColors: Bool) -> ComponentFill? {
        if configuration?.visualEffect != nil || configuration?.image != nil { return .muted }
        for view in views + [configuration?.customView].compactMap({ $0 }) where !view.isInvisible {
            if view.isGlass || (view as? UIImageView)?.image != nil { return .muted }
            let isPlain = view.layer.isMember(of: CALayer.self)
            if !isPlain, let fill = SurfacePaint(of: view, keepsColors: keepsColors).fill { return fill }
            if view.hasBackground { return nil }
        }
        return nil
    }

    /// The radius of the root or, if its corners are square, of the view over it.
    var cornerRadius: CGFloat { rounded?.shownCornerRadius ?? configuration?.cornerRadius ?? 0 }

    /// The corners that have the radius; configurations round with a continuous curve.
    var corners: RoundedCorners {
        rounded.map(RoundedCorners.init(of:)) ?? (cornerRadius > 0 ? [.all, .continuous] : .all)
    }

    private var rounded: CALayer? { views.reversed().map(\.layer).first { $0.shownCornerRadius > 0 } }

    /// The border of a layer, or else the stroke of a background configuration.
    var border: (width: CGFloat, color: UIColor)? {
        if let border = views.firstResult(\.layer.border) { return border }
        guard let configuration, configuration.strokeWidth > 0 else { return nil }
        return (configuration.strokeWidth, configuration.resolvedStrokeColor(for: root.tintColor))
    }

    /// The distances that a background configuration keeps from the edges, right-to-left applied.
    func insets(isRightToLeft: Bool) -> UIEdgeInsets {
        guard let insets = configuration?.backgroundInsets else { return .zero }
        return UIEdgeInsets(
            top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isRightToLeft ? insets.leading : insets.trailing)
    }

    /// The view that casts a shadow, if one does.
    var shadowed: UIView? {
        views.reversed().first { $0.layer.hasShadow }
    }
}
