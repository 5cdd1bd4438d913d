/// A circle at which a radial gradient begins or ends.
public struct HeadlessCircle: Hashable, Sendable {
    public var center: CGPoint
    public var radius: CGFloat

    public init(center: CGPoint, radius: CGFloat) {
        self.center = center
        self.radius = radius
    }
}
