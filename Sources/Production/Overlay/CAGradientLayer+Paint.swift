package import UIKit

extension CAGradientLayer {
    /// Paints the layer with a fill whose colors are resolved for the given traits.
    ///
    /// - Parameter muted: The color of shapes, if it is not the standard one of this layer.
    func paint(
        _ fill: ComponentFill, standard: UIColor, muted: UIColor? = nil, traits: UITraitCollection
    ) {
        colors = nil
        contents = nil
        switch fill {
        case .standard:
            backgroundColor = standard.resolvedColor(with: traits).cgColor
        case .muted:
            backgroundColor = (muted ?? standard).resolvedColor(with: traits).cgColor
        case .color(let color):
            backgroundColor = color.color.resolvedColor(with: traits).cgColor
        case .gradient(let gradient):
            backgroundColor = nil
            setStops(of: gradient, traits: traits)
            startPoint = gradient.startPoint.withinBounds
            endPoint = gradient.endPoint.withinBounds
        case .image(let name):
            backgroundColor = standard.resolvedColor(with: traits).cgColor
            contents = UIImage(named: name, in: nil, compatibleWith: traits)?.cgImage
            contentsGravity = .resizeAspectFill
            masksToBounds = true
        case .none:
            backgroundColor = nil
        }
    }

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
    func cast(_ shadow: ComponentShadow?, traits: UITraitCollection) {
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
