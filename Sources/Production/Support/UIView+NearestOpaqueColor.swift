package import UIKit

extension UIView {
    /// The background color of this view, or of the first view behind it, that lets nothing shine through;
    /// the background view of a list comes before the list.
    ///
    /// Without any, the system's background.
    package var nearestOpaqueColor: UIColor {
        sequence(first: self, next: \.superview)
            .flatMap { [$0.listBackground?.backgroundColor, $0.backgroundColor] }
            .compactMap { $0 }
            .first { $0.resolvedColor(with: traitCollection).cgColor.alpha >= 1 } ?? .screenBackground
    }

    /// The view that a list shows behind its cells.
    private var listBackground: UIView? {
        (self as? UITableView)?.backgroundView ?? (self as? UICollectionView)?.backgroundView
    }
}
