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
