import TabCache
package import UIKit

extension CALayer {
    /// The layer that paints the fill of this one: a gradient inside it, or else the layer itself.
    package var fillLayer: CALayer { sublayers?.first as? CAGradientLayer ?? self }

    /// Paints the layer with a fill whose colors are resolved for the given traits.
    ///
    /// - Parameters:
    ///   - muted: The color of shapes, if it is not the standard one of this layer.
    ///   - tint: The color of images that are templates.
    func paint(
        _ fill: ComponentFill, standard: UIColor, muted: UIColor? = nil, tint: UIColor? = nil,
        traits: UITraitCollection
    ) {
        let gradient: SkeletonGradient? = if case .gradient(let gradient) = fill { gradient } else { nil }
        show(gradient, traits: traits)
        if contents != nil {
            contents = nil
            contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
        }
        switch fill {
        case .standard:
            backgroundColor = standard.resolvedColor(with: traits).cgColor
        case .muted:
            backgroundColor = (muted ?? standard).resolvedColor(with: traits).cgColor
        case .color(let color):
            backgroundColor = color.color.resolvedColor(with: traits).cgColor
        case .image(let name):
            backgroundColor = standard.resolvedColor(with: traits).cgColor
            show(UIImage(named: name, in: nil, compatibleWith: traits), tint: tint)
            masksToBounds = true
        case .gradient, .none:
            backgroundColor = nil
        }
    }

    /// Fills the layer with a gradient, which has its corners, or takes it away.
    private func show(_ gradient: SkeletonGradient?, traits: UITraitCollection) {
        let shown = fillLayer as? CAGradientLayer
        guard let gradient else {
            shown?.removeFromSuperlayer()
            return
        }
        let layer = shown ?? CAGradientLayer()
        layer.frame = bounds
        layer.cornerRadius = cornerRadius
        layer.maskedCorners = maskedCorners
        layer.cornerCurve = cornerCurve
        layer.setStops(of: gradient, traits: traits)
        layer.startPoint = gradient.startPoint.withinBounds
        layer.endPoint = gradient.endPoint.withinBounds
        if shown == nil { insertSublayer(layer, at: 0) }
    }

    /// Shows an image upright and, where it has cap insets, stretches only what is between them.
    private func show(_ image: UIImage?, tint: UIColor?) {
        guard let image = image?.drawn(in: tint) else { return }
        contents = image.cgImage
        contentsScale = image.scale
        let (size, caps) = (image.size, image.capInsets)
        guard caps != .zero else {
            return contentsGravity = .resizeAspectFill
        }
        contentsGravity = .resize
        contentsCenter = CGRect(
            x: caps.left / size.width, y: caps.top / size.height,
            width: max(0, size.width - caps.left - caps.right) / size.width,
            height: max(0, size.height - caps.top - caps.bottom) / size.height)
    }

}

extension CAGradientLayer {
    /// Takes over the colors of a gradient, resolved for the given traits, and their positions.
    package func setStops(of gradient: SkeletonGradient, traits: UITraitCollection) {
        let resolved = gradient.colors.map { $0.resolvedColor(with: traits).cgColor }
        let colors = resolved.count == 1 ? resolved + resolved : resolved
        let locations = gradient.locations?.map { NSNumber(value: Double($0.withinBounds)) }
        self.colors = colors
        self.locations = locations?.count == colors.count ? locations : nil
    }
}

extension CALayer {
    /// Gives the layer a shadow, or takes it away.
    func cast(_ shadow: Component.Shadow?, traits: UITraitCollection) {
        guard let shadow else {
            shadowOpacity = 0
            return
        }
        shadowColor = shadow.color.color.resolvedColor(with: traits).cgColor
        shadowOpacity = shadow.opacity
        shadowOffset = shadow.offset
        shadowRadius = shadow.radius
    }
}

extension UIImage {
    /// The image with its orientation and the color of a template in its pixels, which layers show as they are.
    fileprivate func drawn(in tint: UIColor?) -> UIImage {
        let tint = renderingMode == .alwaysTemplate ? tint : nil
        guard imageOrientation != .up || tint != nil else { return self }
        let image = tint.map { withTintColor($0, renderingMode: .alwaysOriginal) } ?? self
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let drawn = UIGraphicsImageRenderer(size: size, format: format).image { _ in image.draw(at: .zero) }
        return capInsets == .zero ? drawn : drawn.resizableImage(withCapInsets: capInsets)
    }
}
