import TabProduction
import UIKit

extension UIView {
    /// The background color of this view, or of the first view behind it, that lets nothing shine through.
    ///
    /// Without any, the system's background.
    var nearestOpaqueColor: UIColor {
        sequence(first: self, next: \.superview)
            .compactMap(\.backgroundColor)
            .first { $0.resolvedColor(with: traitCollection).cgColor.alpha >= 1 } ?? .screenBackground
    }
}
