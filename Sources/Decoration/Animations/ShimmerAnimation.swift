public import TabProduction
public import UIKit

/// An animation that moves a band of light over the shapes.
///
/// With the span `.cover` one band crosses the whole cover; with `.component` every shape has a band of
/// its own. The light is laid over the shapes, so the colors of single components survive, and it is
/// lighter than what it crosses in the light and in the dark.
public struct ShimmerAnimation: Hashable, Codable, Sendable {
    /// The area that one band crosses.
    public enum Span: String, Hashable, Codable, Sendable {
        /// The whole cover; the default.
        case cover
        /// Each shape on its own.
        case component
    }

    /// The time of one sweep, in seconds. The default, TABAnimated's, is 1.
    public var duration: TimeInterval

    /// The direction of the band. The default follows the reading direction.
    public var direction: SweepDirection

    /// The area that one band crosses.
    public var span: Span

    /// The color of the band; `nil` takes white. Its alpha says how much of the shape is hidden.
    public var highlightColor: UIColor? {
        get { storedColor?.color }
        set { storedColor = newValue.map(SkeletonColor.init) }
    }

    /// How strong the light is in the middle of the band, 0...1, as a share of the way from the shape's
    /// color to the highlight; `nil` takes 0.65, in the dark 0.16 (`shimmerBrightness`).
    public var brightness: CGFloat?

    /// The positions of the band's edge, middle and other edge within its length, 0...1.
    public var locations: [CGFloat]

    /// The colors of the band in place of a highlight; `nil`, the default, uses the highlight.
    ///
    /// They hide the shapes' own colors and are where the band is not the first and the last of them, as in
    /// the sliding gradients of SkeletonView.
    public var gradient: SkeletonGradient?

    /// The pace of a sweep. The default, that of both TABAnimated and SkeletonView, is slow at first.
    public var curve: CAMediaTimingFunctionName {
        get { CAMediaTimingFunctionName(rawValue: storedCurve) }
        set { storedCurve = newValue.rawValue }
    }

    /// Whether the band moves back again. The default is false.
    public var autoreverses: Bool

    private var storedColor: SkeletonColor?
    private var storedCurve: String

    /// The name of a band, and the key of its animation.
    private static let key = "skeleton.shimmer"

    /// Creates the animation.
    public init(
        duration: TimeInterval = 1, direction: SweepDirection = .leadingToTrailing, span: Span = .cover,
        highlightColor: UIColor? = nil, brightness: CGFloat? = nil, locations: [CGFloat] = [0, 0.5, 1],
        curve: CAMediaTimingFunctionName = .easeIn, autoreverses: Bool = false
    ) {
        self.duration = duration
        self.direction = direction
        self.span = span
        self.brightness = brightness
        self.locations = locations
        self.autoreverses = autoreverses
        storedCurve = curve.rawValue
        storedColor = highlightColor.map(SkeletonColor.init)
    }

    /// A gradient that slides over every shape on its own, with SkeletonView's defaults.
    public static func sliding(
        _ gradient: SkeletonGradient, direction: SweepDirection = .leadingToTrailing,
        duration: TimeInterval = 1.5, autoreverses: Bool = false
    ) -> ShimmerAnimation {
        var animation = ShimmerAnimation(
            duration: duration, direction: direction, span: .component, autoreverses: autoreverses)
        animation.gradient = gradient
        return animation
    }
}

@MainActor
extension ShimmerAnimation: SkeletonAnimation {
    public func start(on stage: SkeletonStage) {
        let bars = stage.components.filter { !$0.component.isStill }.flatMap(\.bars)
        switch span {
        case .cover: addBand(over: bars, on: stage)
        case .component:
            let movement = makeMovement(on: stage)
            for bar in bars { addBand(over: bar, moving: movement, on: stage) }
        }
    }

    public var movesEqualTilesAlike: Bool { true }
}

@MainActor
extension ShimmerAnimation {
    /// One band over the whole cover, seen where there are bars.
    private func addBand(over bars: [CALayer], on stage: SkeletonStage) {
        guard !bars.isEmpty, !stage.layer.bounds.isEmpty else { return }
        let mask = CAShapeLayer()
        mask.path = stage.outline(of: bars)
        let band = makeBand(in: stage.layer.bounds, on: stage)
        band.mask = mask
        stage.addSublayer(band)
        stage.add(makeMovement(on: stage), to: band, forKey: Self.key)
    }

    /// A band in the shape of one bar.
    private func addBand(over bar: CALayer, moving movement: CAAnimation, on stage: SkeletonStage) {
        let frame = stage.frame(of: bar)
        guard !frame.isEmpty else { return }
        let band = makeBand(in: frame, on: stage)
        band.cornerRadius = bar.cornerRadius
        band.maskedCorners = bar.maskedCorners
        band.mask = opening(of: bar)
        stage.addSublayer(band, over: bar)
        stage.add(movement, to: band, forKey: Self.key)
    }

    /// A mask that leaves the same area free as a bar does, or `nil` if it is filled.
    private func opening(of bar: CALayer) -> CALayer? {
        guard let path = (bar.mask as? CAShapeLayer)?.path else { return nil }
        let mask = CAShapeLayer()
        mask.path = path
        return mask
    }

    private func makeBand(in frame: CGRect, on stage: SkeletonStage) -> CAGradientLayer {
        let sweep = direction.sweep(in: stage.layoutDirection)
        let band = CAGradientLayer()
        band.name = Self.key
        band.frame = frame
        paint(band, traits: stage.traits)
        if gradient != nil { band.opacity = Float(stage.greatestChange) }
        band.startPoint = sweep.startFrom
        band.endPoint = sweep.endFrom
        return band
    }

    private func paint(_ band: CAGradientLayer, traits: UITraitCollection) {
        if let gradient {
            band.setStops(of: gradient, traits: traits)
            return
        }
        let light = highlight(in: traits).fading(to: traits.greatestChange)
        band.colors = [
            light.withAlphaComponent(0).cgColor, light.cgColor, light.withAlphaComponent(0).cgColor,
        ]
        guard locations.count == 3 else { return }
        band.locations = locations.map {
            NSNumber(value: Double(SkeletonLog.usable($0, in: 0...1, or: 0, "a location")))
        }
    }

    private func highlight(in traits: UITraitCollection) -> UIColor {
        let standard: CGFloat = traits.userInterfaceStyle == .dark ? 0.16 : 0.65
        let brightness = brightness.map { SkeletonLog.usable($0, in: 0...1, or: 0, "brightness") }
        guard let color = highlightColor?.resolvedColor(with: traits) else {
            return UIColor(white: 1, alpha: brightness ?? standard)
        }
        return brightness.map { color.withAlphaComponent(color.cgColor.alpha * $0) } ?? color
    }

    private func makeMovement(on stage: SkeletonStage) -> CAAnimation {
        let sweep = direction.sweep(in: stage.layoutDirection)
        let start = CABasicAnimation(keyPath: "startPoint")
        start.fromValue = NSValue(cgPoint: sweep.startFrom)
        start.toValue = NSValue(cgPoint: sweep.startTo)
        let end = CABasicAnimation(keyPath: "endPoint")
        end.fromValue = NSValue(cgPoint: sweep.endFrom)
        end.toValue = NSValue(cgPoint: sweep.endTo)
        let group = CAAnimationGroup()
        group.animations = [start, end]
        group.repeatForEver(duration: duration, curve: curve, autoreverses: autoreverses, on: stage.layer)
        return group
    }
}

extension AnimationType {
    /// A band of light sweeps over the shapes, with the default parameters.
    public static let shimmer = shimmer(ShimmerAnimation())

    /// A band of light sweeps over the shapes.
    public static func shimmer(_ animation: ShimmerAnimation) -> AnimationType {
        AnimationType(animation)
    }
}
