import UIKit

extension ComponentGradient {
    /// The first gradient among the sublayers of a layer, or `nil` if there is none with colours.
    init?(of layer: CALayer) {
        let gradients = (layer.sublayers ?? []).lazy.compactMap { $0 as? CAGradientLayer }
        guard let gradient = gradients.first else { return nil }
        self.init(gradient)
    }

    /// The gradient of a layer, or `nil` if it has no colours.
    init?(_ gradient: CAGradientLayer) {
        guard let colors = gradient.colors as? [CGColor], !colors.isEmpty else { return nil }
        self.init(
            colors: colors.map { SkeletonColor(UIColor(cgColor: $0)) },
            locations: gradient.locations?.map { CGFloat($0.doubleValue) },
            startPoint: gradient.startPoint, endPoint: gradient.endPoint)
    }
}
