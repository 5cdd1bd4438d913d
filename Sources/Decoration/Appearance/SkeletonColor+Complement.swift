public import TabProduction
import UIKit

/// Colors made from a color, as SkeletonView makes them. Dynamic colors stay dynamic.
extension SkeletonColor {
    /// Darker for a light color, lighter for a dark one; what pulses and gradients change to.
    ///
    /// A color is light when its weighted brightness (299 R + 587 G + 114 B) / 1000 is at least 0.5.
    /// Grays are weighed like any other color, so white becomes darker, and black gets visibly lighter.
    public var complement: SkeletonColor { derived(\.skeletonComplement) }

    /// The same hue with 0.94 of the brightness.
    public var darker: SkeletonColor { derived(\.skeletonDarker) }

    /// The same hue with 1.35 of the brightness, at least 0.15 and at most 1.
    public var lighter: SkeletonColor { derived(\.skeletonLighter) }

    private func derived(_ derive: @escaping @Sendable (UIColor) -> UIColor) -> SkeletonColor {
        let color = color
        return SkeletonColor(UIColor { derive(color.resolvedColor(with: $0)) })
    }
}
