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
    var listBackground: UIView? {
        (self as? UITableView)?.backgroundView ?? (self as? UICollectionView)?.backgroundView
    }

    private var isGlass: Bool { (self as? UIVisualEffectView)?.effect != nil }
}
