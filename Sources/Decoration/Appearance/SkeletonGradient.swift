public import TabProduction
public import UIKit

/// A gradient for shapes and surfaces, with SkeletonView's ways to make one.
public struct SkeletonGradient: Hashable, Sendable {
    /// The colours, in order of their stops; they follow light and dark if they are dynamic.
    public var colors: [UIColor]

    /// The position of each stop, 0...1; `nil` spreads the colours evenly.
    public var locations: [CGFloat]?

    /// The way from the first colour to the last. The default is from left to right.
    public var direction: ShimmerDirection = .leftToRight

    /// Creates a gradient from a colour to another and back.
    ///
    /// - Parameters:
    ///   - baseColor: The colour at both ends.
    ///   - secondaryColor: The colour in the middle; `nil` takes the complement of the other.
    public init(baseColor: UIColor, secondaryColor: UIColor? = nil) {
        let middle = secondaryColor ?? SkeletonColor(baseColor).complement.color
        self.init(colors: [baseColor, middle, baseColor])
    }

    /// Creates a gradient of exactly these colours; one alone fills the whole shape.
    public init(colors: [UIColor], locations: [CGFloat]? = nil) {
        self.colors = colors
        self.locations = locations
    }

    /// The gradient as a component or a surface keeps it.
    public var componentGradient: ComponentGradient {
        let colors = colors.count == 1 ? colors + colors : colors
        let sweep = direction.sweep(in: .leftToRight)
        let stops = locations?.count == colors.count ? locations : nil
        return ComponentGradient(
            colors: colors.map(SkeletonColor.init), locations: stops,
            startPoint: sweep.endFrom, endPoint: sweep.startTo)
    }
}
