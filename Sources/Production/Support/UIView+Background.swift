import TabCache
package import UIKit

extension UIView {
    /// The background color of this view, or of the first view behind it, that lets nothing shine through;
    /// the background view of a list comes before the list.
    ///
    /// `nil` on an effect such as glass, and where none is opaque. The color of a window does not count: it lies behind
    /// other screens too, below sheets and beside sidebars.
    package var nearestOpaqueColor: UIColor? {
        for view in sequence(first: self, next: \.superview).prefix(while: { !($0 is UIWindow) }) {
            let colors = [view.listBackground?.backgroundColor, view.backgroundColor].compactMap { $0 }
            if let color = colors.first(where: { $0.resolvedColor(with: traitCollection).isOpaque }) {
                return color
            }
            if view.isGlass || view.listBackground?.isGlass == true { return nil }
        }
        return nil
    }

    /// The view that a list shows behind its cells.
    package var listBackground: UIView? {
        (self as? UITableView)?.backgroundView ?? (self as? UICollectionView)?.backgroundView
    }

    /// Whether the view is an effect that is a surface; vibrancy only changes what stands on one.
    var isGlass: Bool {
        (self as? UIVisualEffectView)?.effect.map { !($0 is UIVibrancyEffect) } ?? false
    }
}

extension UIView {
    /// The background configuration of a cell, a header or a footer.
    package var ownBackgroundConfiguration: UIBackgroundConfiguration? {
        switch self {
        case let cell as UITableViewCell: cell.backgroundConfiguration
        case let cell as UICollectionViewCell: cell.backgroundConfiguration
        case let header as UITableViewHeaderFooterView: header.backgroundConfiguration
        default: nil
        }
    }

    /// The color of the background configuration, resolved for the tint; `nil` where it leaves the color to others.
    package var configuredBackgroundColor: UIColor? {
        guard let configuration = ownBackgroundConfiguration, configuration.backgroundColor != nil else {
            return nil
        }
        return configuration.resolvedBackgroundColor(for: tintColor)
    }
}
