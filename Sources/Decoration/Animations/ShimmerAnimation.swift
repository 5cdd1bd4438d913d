public import TabProduction
public import UIKit

/// Moves a band of light over the shapes.
///
/// With the span `.cover` one band crosses the whole cover; with `.component` every shape has a band of
/// its own. The light is laid over the shapes, so the colours of single components survive.
public struct ShimmerAnimation: Hashable, Sendable {
    /// What one band crosses.
    public enum Span: String, Hashable, Codable, Sendable {
        /// The whole cover; the default.
        case cover
        /// Each shape on its own.
        case component
    }

    /// The time of one sweep, in seconds. The default, TABAnimated's, is 1.
    public var duration: TimeInterval

    /// The way the band moves. The default follows the reading direction.
    public var direction: ShimmerDirection

    /// What one band crosses.
    public var span: Span

    /// The colour of the band; `nil` takes white, faint in the dark. Its alpha says how much of the shape is seen.
    public var highlightColor: UIColor?

    /// The positions of the band's edge, middle and other edge within its length, 0...1.
    public var locations: [CGFloat]

    /// Creates the animation.
    public init(
        duration: TimeInterval = 1, direction: ShimmerDirection = .leadingToTrailing, span: Span = .cover,
        highlightColor: UIColor? = nil, locations: [CGFloat] = [0, 0.5, 1]
    ) {
        self.duration = duration
        self.direction = direction
        self.span = span
        self.highlightColor = highlightColor
        self.locations = locations
    }
}

@MainActor
extension ShimmerAnimation: SkeletonAnimation {
    public func start(on stage: SkeletonStage) {
        guard !stage.reducesMotion else { return BinAnimation().start(on: stage) }
        let moving = stage.components.filter { !$0.component.isStill }
        switch span {
        case .cover: addBand(over: moving.flatMap(\.bars), frame: stage.layer.bounds, on: stage)
        case .component:
            for bar in moving.flatMap(\.bars) {
                addBand(over: [bar], frame: bar.convert(bar.bounds, to: stage.layer), on: stage)
            }
        }
    }

    public func stop(on stage: SkeletonStage) {
        BinAnimation().stop(on: stage)
        stage.layer.sublayers?.filter { $0.name == AnimationKey.shimmer }.forEach { $0.removeFromSuperlayer() }
    }
}

@MainActor
extension ShimmerAnimation {
    private func addBand(over bars: [CALayer], frame: CGRect, on stage: SkeletonStage) {
        guard !bars.isEmpty, frame.width > 0, frame.height > 0 else { return }
        let light = resolvedHighlight(in: stage.traits)
        let band = CAGradientLayer()
        band.name = AnimationKey.shimmer
        band.frame = frame
        band.colors = [light.withAlphaComponent(0).cgColor, light.cgColor, light.withAlphaComponent(0).cgColor]
        if locations.count == 3 { band.locations = locations.map { NSNumber(value: Double($0)) } }
        band.mask = makeMask(of: bars, frame: frame, in: stage.layer)
        let sweep = direction.sweep(in: stage.layoutDirection)
        band.startPoint = sweep.startFrom
        band.endPoint = sweep.endFrom
        stage.layer.addSublayer(band)
        band.add(makeAnimation(sweep, on: band), forKey: AnimationKey.shimmer)
    }

    private func resolvedHighlight(in traits: UITraitCollection) -> UIColor {
        if let highlightColor { return highlightColor.resolvedColor(with: traits) }
        return UIColor(white: 1, alpha: traits.userInterfaceStyle == .dark ? 0.16 : 0.65)
    }

    private func makeMask(of bars: [CALayer], frame: CGRect, in stage: CALayer) -> CALayer {
        let path = UIBezierPath()
        for bar in bars {
            let rect = bar.convert(bar.bounds, to: stage).offsetBy(dx: -frame.minX, dy: -frame.minY)
            path.append(UIBezierPath(roundedRect: rect, cornerRadius: bar.cornerRadius))
        }
        let mask = CAShapeLayer()
        mask.path = path.cgPath
        return mask
    }

    private func makeAnimation(_ sweep: ShimmerDirection.Sweep, on layer: CALayer) -> CAAnimation {
        let start = CABasicAnimation(keyPath: "startPoint")
        start.fromValue = NSValue(cgPoint: sweep.startFrom)
        start.toValue = NSValue(cgPoint: sweep.startTo)
        let end = CABasicAnimation(keyPath: "endPoint")
        end.fromValue = NSValue(cgPoint: sweep.endFrom)
        end.toValue = NSValue(cgPoint: sweep.endTo)
        let group = CAAnimationGroup()
        group.animations = [start, end]
        group.duration = duration
        group.repeatCount = .infinity
        group.isRemovedOnCompletion = false
        group.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        AnimationClock.synchronize(group, period: duration, on: layer)
        return group
    }
}
