public import Foundation

/// The radius of a corner, in points, or one that keeps to the corners of the view around.
public struct UICornerRadius: Hashable, Sendable {
    fileprivate let points: CGFloat
    fileprivate let isConcentric: Bool

    public static func fixed(_ radius: Double) -> UICornerRadius {
        UICornerRadius(points: radius, isConcentric: false)
    }

    public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
        UICornerRadius(points: minimum ?? 0, isConcentric: true)
    }
}

/// The corners of a view, which are resolved for its size and its place. Those here are all alike.
public struct UICornerConfiguration: Hashable, Sendable {
    fileprivate var radius = UICornerRadius.fixed(0)
    fileprivate var greatest: CGFloat?
    fileprivate var isCapsule = false

    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(radius: radius)
    }

    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        UICornerConfiguration(greatest: maximumRadius.map { CGFloat($0) }, isCapsule: true)
    }
}

extension UIView {
    /// The corners of the view. The radius of the layer is another one, and knows nothing of them.
    public var cornerConfiguration: UICornerConfiguration {
        get { viewState.cornerConfiguration }
        set {
            guard newValue != viewState.cornerConfiguration else { return }
            viewState.cornerConfiguration = newValue
            resolveCorners()
        }
    }

    /// The radius that the configuration comes to at some corners, in points; that of the layer without one.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        max(layer.cornerRadius, configuredRadius)
    }

    private var configuredRadius: CGFloat {
        let half = min(bounds.width, bounds.height) / 2
        let configuration = cornerConfiguration
        if configuration.isCapsule { return min(half, configuration.greatest ?? half) }
        guard configuration.radius.isConcentric, let superview else {
            return min(half, configuration.radius.points)
        }
        let distance = min(
            frame.minX, frame.minY, superview.bounds.width - frame.maxX,
            superview.bounds.height - frame.maxY)
        let outer = superview.effectiveRadius(corner: .allCorners)
        return min(half, max(configuration.radius.points, outer - distance))
    }

    /// Has the layer drawn with the corners of the view, which its radius does not tell.
    func resolveCorners() {
        let radius = viewState.cornerConfiguration == UICornerConfiguration() ? 0 : configuredRadius
        if layer.fields.configuredRadius != radius { layer.fields.configuredRadius = radius }
    }

    /// Rounds a view of UIKit's own. Since iOS 26 the layers of such views need not know.
    func roundByItself(by radius: CGFloat) {
        let isConfigured = HeadlessScreen.isUnkind && HeadlessScreen.main.hasGlass
        cornerConfiguration = .corners(radius: .fixed(isConfigured ? radius : 0))
        layer.cornerRadius = isConfigured ? 0 : radius
    }
}
