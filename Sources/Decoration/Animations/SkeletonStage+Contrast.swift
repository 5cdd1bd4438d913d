import TabCache
import TabProduction
import UIKit

extension UITraitCollection {
    /// How far from its own color a shape may go, 0...1: with Increase Contrast a tenth of the way, so that it keeps a
    /// contrast of 3:1 at its faintest.
    var greatestChange: CGFloat { accessibilityContrast == .high ? 0.1 : 1 }
}

extension SkeletonStage {
    /// The color that a shape changes to on its way to another, as far as it may go.
    func change(of color: CGColor, to target: UIColor) -> CGColor {
        let share = traits.greatestChange
        guard share < 1, let own = UIColor(cgColor: color).parts, let other = target.parts else {
            return target.cgColor
        }
        let mixed = zip(own, other).map { $0 + ($1 - $0) * share }
        return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3]).cgColor
    }
}
