public import UIKit

/// The colours of a cover before they are resolved for an appearance.
public struct SkeletonPalette: Hashable, Sendable {
    /// The colour of components without one of their own.
    public var component: UIColor

    /// The gradient of components without a fill of their own; `nil` paints them with the colour.
    public var gradient: ComponentGradient?

    /// The colour of surfaces without one of their own.
    public var background: UIColor

    /// Creates a palette.
    public init(component: UIColor, gradient: ComponentGradient? = nil, background: UIColor) {
        self.component = component
        self.gradient = gradient
        self.background = background
    }
}

extension SkeletonPalette {
    /// A fill with the standard gradient in place of the standard colour.
    func resolved(_ fill: ComponentFill) -> ComponentFill {
        guard fill == .standard, let gradient else { return fill }
        return .gradient(gradient)
    }
}
