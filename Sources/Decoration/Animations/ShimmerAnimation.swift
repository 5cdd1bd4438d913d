import TabCache
import TabProduction
public import UIKit

extension AnimationType {
    /// A band moves over the shapes: of shade in the light, of light in the dark.
    ///
    /// It is laid over the shapes, so the colors of single shapes survive. Shapes without a color of the app's differ by a
    /// third from what is behind them, 0xDFDFDF on white, so that they are seen under the band too.
    ///
    /// - Parameters:
    ///   - duration: The time of one sweep, in seconds.
    ///   - direction: The direction of the band; the default follows the reading direction.
    ///   - span: The area that one band crosses.
    ///   - highlightColor: The color of the band; `nil` takes black in the light and white in the dark. Its alpha says how
    ///     much of the shape is hidden.
    ///   - brightness: How strong the middle of the band is, 0...1, as a share of the way from the shape's color to the
    ///     highlight, which is white then if there is no color; `nil` takes 0.08 of black, TABAnimated's shade, and in the
    ///     dark 0.16 of white.
    ///   - locations: The positions of the band's edge, middle and other edge within its length, 0...1.
    ///   - curve: The pace of a sweep. The default, that of both TABAnimated and SkeletonView, is slow at first.
    ///   - autoreverses: Whether the band moves back again.
    public static func shimmer(
        duration: TimeInterval = 1, direction: SweepDirection = .leadingToTrailing, span: Span = .cover,
        highlightColor: UIColor? = nil, brightness: CGFloat? = nil, locations: [CGFloat] = [0, 0.5, 1],
        curve: CAMediaTimingFunctionName = .easeIn, autoreverses: Bool = false
    ) -> AnimationType {
        custom(
            ShimmerAnimation(
                duration: duration, direction: direction, span: span, curve: curve,
                autoreverses: autoreverses,
                light: .highlight(highlightColor.map(SkeletonColor.init), brightness, locations)))
    }

    /// A gradient slides over every shape on its own, with SkeletonView's defaults.
    ///
    /// The gradient replaces the colors of shapes; its end colors fill the rest.
    ///
    /// - Parameters:
    ///   - gradient: The colors, and where they are within the length of a shape; the default is `SkeletonGradient()`.
    ///   - direction: The direction that it slides in; the default follows the reading direction.
    ///   - duration: The time of one sweep, in seconds.
    ///   - autoreverses: Whether it moves back again.
    public static func sliding(
        _ gradient: SkeletonGradient = SkeletonGradient(), direction: SweepDirection = .leadingToTrailing,
        duration: TimeInterval = 1.5, autoreverses: Bool = false
    ) -> AnimationType {
        custom(
            ShimmerAnimation(
                duration: duration, direction: direction, span: .component, curve: .easeIn,
                autoreverses: autoreverses, light: .gradient(gradient)))
    }
}

/// An animation that moves a band of light over the shapes.
struct ShimmerAnimation: Equatable, SkeletonAnimation {
    /// The colors of a band.
    enum Light: Equatable {
        /// A color, the standard one if there is none, its share of the way from the shape's, and the places where it begins, is
        /// strongest and ends.
        case highlight(SkeletonColor?, _ brightness: CGFloat?, _ locations: [CGFloat])
        case gradient(SkeletonGradient)
    }

    let duration: TimeInterval
    let direction: SweepDirection
    let span: AnimationType.Span
    let curve: CAMediaTimingFunctionName
    let autoreverses: Bool
    let light: Light

    /// The name of a band, and the key of its animation.
    private static let key = "skeleton.shimmer"

    func start(on stage: SkeletonStage) {
        let bars = stage.components.flatMap(\.bars)
        switch span {
        case .cover: addBand(over: bars, on: stage)
        case .component:
            let movement = makeMovement(on: stage)
            for bar in bars { addBand(over: bar, moving: movement, on: stage) }
        }
    }

    var movesEqualCellsAlike: Bool { true }

    var increasesContrast: Bool {
        if case .highlight = light { true } else { false }
    }
}

@MainActor
extension ShimmerAnimation {
    /// One band over the whole skeleton, seen where there are bars.
    private func addBand(over bars: [CALayer], on stage: SkeletonStage) {
        guard !bars.isEmpty, !stage.area.isEmpty else { return }
        // What moves by itself takes its part of the band along.
        for (canvas, bars) in Self.canvases(of: bars, on: stage) {
            let mask = CAShapeLayer()
            mask.path = stage.outline(of: bars, in: canvas)
            let band = makeBand(in: stage.area, on: stage)
            stage.addSublayer(band, to: canvas)
            band.mask = mask
            stage.add(makeMovement(on: stage), to: band, forKey: Self.key)
        }
    }

    private static func canvases(
        of bars: [CALayer], on stage: SkeletonStage
    ) -> [(canvas: CALayer, bars: [CALayer])] {
        var groups: [(canvas: CALayer, bars: [CALayer])] = []
        for bar in bars {
            let canvas = stage.canvas(of: bar)
            if let place = groups.lastIndex(where: { $0.canvas === canvas }) {
                groups[place].bars.append(bar)
            } else {
                groups.append((canvas, [bar]))
            }
        }
        return groups
    }

    /// A band in the shape of one bar.
    private func addBand(over bar: CALayer, moving movement: CAAnimation, on stage: SkeletonStage) {
        let frame = stage.frame(of: bar)
        guard !frame.isEmpty else { return }
        let band = makeBand(in: frame, on: stage)
        band.cornerRadius = bar.cornerRadius
        band.maskedCorners = bar.maskedCorners
        band.cornerCurve = bar.cornerCurve
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
        switch light {
        case .highlight(let color, let brightness, let locations):
            let middle = highlight(color, brightness, in: stage.traits)
            let edge = middle.withAlphaComponent(0)
            band.colors = [edge.cgColor, middle.cgColor, edge.cgColor]
            guard locations.count == 3 else { break }
            band.locations = locations.map {
                NSNumber(value: Double(SkeletonLog.usable($0, in: 0...1, or: 0, "a location")))
            }
        case .gradient(let gradient):
            band.setStops(of: gradient, traits: stage.traits)
            band.opacity = Float(stage.traits.greatestChange)
        }
        band.startPoint = sweep.startFrom
        band.endPoint = sweep.endFrom
        return band
    }

    /// The color in the middle of the band.
    private func highlight(
        _ color: SkeletonColor?, _ brightness: CGFloat?, in traits: UITraitCollection
    ) -> UIColor {
        let isDark = traits.userInterfaceStyle == .dark
        let brightness = brightness.map { SkeletonLog.usable($0, in: 0...1, or: 0, "brightness") }
        let middle =
            if let color = color?.color.resolvedColor(with: traits) {
                color.withAlphaComponent(color.cgColor.alpha * (brightness ?? 1))
            } else if let brightness {
                UIColor(white: 1, alpha: brightness)
            } else {
                UIColor(white: isDark ? 1 : 0, alpha: isDark ? 0.16 : 0.08)
            }
        return middle.withAlphaComponent(min(middle.cgColor.alpha, traits.greatestChange))
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
