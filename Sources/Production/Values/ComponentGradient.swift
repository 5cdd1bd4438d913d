public import Foundation

/// A linear gradient in the unit square of a component.
public struct ComponentGradient: Hashable, Codable, Sendable {
    /// The colours, in order of their stops.
    public var colors: [SkeletonColor]

    /// The position of each stop, 0...1; `nil` spreads the colours evenly.
    public var locations: [CGFloat]?

    /// The point of the first stop; (0, 0) is the top left corner.
    public var startPoint: CGPoint

    /// The point of the last stop; (1, 1) is the bottom right corner.
    public var endPoint: CGPoint

    /// Creates a gradient that runs from left to right unless told otherwise.
    public init(
        colors: [SkeletonColor], locations: [CGFloat]? = nil,
        startPoint: CGPoint = CGPoint(x: 0, y: 0.5), endPoint: CGPoint = CGPoint(x: 1, y: 0.5)
    ) {
        self.colors = colors
        self.locations = locations
        self.startPoint = startPoint
        self.endPoint = endPoint
    }
}
