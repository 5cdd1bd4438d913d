import UIKit

extension SkeletonGradient {
    /// The first gradient among the sublayers of a layer, or `nil` if there is none with colors.
    init?(of layer: CALayer) {
        let gradients = (layer.sublayers ?? []).lazy.compactMap { $0 as? CAGradientLayer }
        guard let gradient = gradients.first else { return nil }
        self.init(gradient)
    }

    /// The gradient of a layer, or `nil` if it has no colors.
    init?(_ gradient: CAGradientLayer) {
        guard let colors = gradient.colors as? [CGColor], !colors.isEmpty else { return nil }
        self.init(
            colors: colors.map { UIColor(cgColor: $0) },
            locations: gradient.locations?.map { CGFloat($0.doubleValue) },
            startPoint: gradient.startPoint, endPoint: gradient.endPoint)
    }
}
