public import TabProduction
import UIKit

/// Colours made from a colour, as SkeletonView makes them. Dynamic colours stay dynamic.
extension SkeletonColor {
    /// Darker for a light colour, lighter for a dark one; what pulses and gradients change to.
    ///
    /// A colour is light when its weighted brightness (299 R + 587 G + 114 B) / 1000 is at least 0.5.
    /// Greys are weighed like any other colour, so white becomes darker, and black gets visibly lighter.
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
