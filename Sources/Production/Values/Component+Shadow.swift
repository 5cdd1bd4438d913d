public import Foundation

extension Component {
    /// A shadow, with the meaning of the shadow properties of a layer.
    public struct Shadow: Hashable, Codable, Sendable {
        /// The color; its alpha counts in addition to `opacity`.
        public var color: SkeletonColor

        /// The opacity, 0...1.
        public var opacity: Float

        /// The offset in points; positive values move right and down.
        public var offset: CGSize

        /// The blur radius in points.
        public var radius: CGFloat

        /// Creates a shadow; the defaults are those of a layer.
        public init(
            color: SkeletonColor, opacity: Float, offset: CGSize = CGSize(width: 0, height: -3),
            radius: CGFloat = 3
        ) {
            self.color = color
            self.opacity = opacity
            self.offset = offset
            self.radius = radius
        }
    }
}

extension Component.Shadow {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(color)
        hasher.combine(opacity)
        hasher.combine(offset)
        hasher.combine(radius)
    }
}
