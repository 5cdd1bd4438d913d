import TabCache
public import UIKit

/// A linear gradient for shapes, for surfaces and for the light of an animation.
public struct SkeletonGradient: Equatable, Sendable {
    /// The colors, in the form in which they are stored.
    var storedColors: [SkeletonColor]

    /// The position of each color, 0...1; `nil`, or another number of positions, spreads the colors evenly.
    public var locations: [CGFloat]?

    /// The point of the first color; (0, 0) is the top left corner of what is painted.
    public var startPoint: CGPoint

    /// The point of the last color; (1, 1) is the bottom right corner.
    public var endPoint: CGPoint

    /// The colors, in order; they follow light and dark if they are dynamic. One alone fills everything.
    public var colors: [UIColor] {
        get { storedColors.map(\.color) }
        set { storedColors = newValue.map(SkeletonColor.init) }
    }

    /// Creates a gradient of exactly these colors, by default from left to right.
    public init(
        colors: [UIColor], locations: [CGFloat]? = nil,
        startPoint: CGPoint = CGPoint(x: 0, y: 0.5), endPoint: CGPoint = CGPoint(x: 1, y: 0.5)
    ) {
        self.storedColors = colors.map(SkeletonColor.init)
        self.locations = locations
        self.startPoint = startPoint
        self.endPoint = endPoint
    }
}
