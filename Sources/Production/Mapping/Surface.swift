import UIKit

/// The look of the root itself, gathered from a cell and its content view.
@MainActor
struct Surface {
    /// The views that make up the surface, the front one first.
    private let views: [UIView]
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
        views = [content, background, root].compactMap { $0 }
    }

    /// The colour of the surface, or `nil` if it is clear or the system's plain background.
    var color: UIColor? {
        views.lazy.compactMap(\.backgroundColor).first { $0.isVisible && $0 != .systemBackground }
    }

    /// The radius of the root or, if its corners are square, of the view over it.
    var cornerRadius: CGFloat {
        views.reversed().map(\.layer.cornerRadius).first { $0 > 0 } ?? 0
    }

    /// The view that casts a shadow, if one does.
    var shadowed: UIView? {
        views.reversed().first { $0.layer.hasShadow }
    }

    /// The view that has a border, if one does.
    var bordered: UIView? {
        views.first { $0.layer.hasBorder }
    }
}

extension CALayer {
    /// Whether the layer casts a shadow that can be seen.
    var hasShadow: Bool { shadowOpacity > 0 && shadowColor != nil }

    /// Whether the layer has a border that can be seen.
    var hasBorder: Bool { borderWidth > 0 && borderColor != nil }
}

extension UIColor {
    private var alpha: CGFloat {
        var alpha: CGFloat = 0
        getRed(nil, green: nil, blue: nil, alpha: &alpha)
        return alpha
    }

    /// Whether the colour hides anything at all.
    var isVisible: Bool { alpha > 0.01 }

    /// Whether the colour hides everything behind it.
    var isOpaque: Bool { alpha > 0.99 }
}
