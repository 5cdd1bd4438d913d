import TabCache
import UIKit

extension CALayer {
    /// Whether the layer or one inside has a color that mapping reads and that no trait changes.
    ///
    /// A black shadow is black in every appearance.
    @MainActor var holdsResolvedColors: Bool {
        if delegate is SkeletonOverlay { return false }
        let casts = hasShadow && shadowColor.map { PaintedColor(UIColor(cgColor: $0)).luminance > 0 } ?? false
        return casts || hasBorder || paintsItself
            || sublayers?.contains(where: \.holdsResolvedColors) ?? false
    }

    /// Whether the layer paints its area otherwise than with the background color of a view.
    @MainActor private var paintsItself: Bool {
        switch self {
        case let gradient as CAGradientLayer: gradient.colors?.isEmpty == false
        case let shape as CAShapeLayer: shape.path != nil && (shape.fillColor ?? shape.strokeColor) != nil
        default: backgroundColor != nil && !(delegate is UIView)
        }
    }
}

extension SkeletonGradient {
    /// The first gradient among the sublayers of a layer that is seen, or `nil` if there is none with colors.
    init?(of layer: CALayer) {
        let gradients = (layer.sublayers ?? []).lazy.compactMap { $0 as? CAGradientLayer }
        guard let gradient = gradients.first(where: { !$0.isHidden && $0.opacity > 0 }) else { return nil }
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
