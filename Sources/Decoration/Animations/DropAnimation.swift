public import TabProduction
public import UIKit

/// Lights up the shapes of each production one after the other.
///
/// The order is that of the components, bar by bar, unless the app gives places with `dropIndex(_:)`.
public struct DropAnimation: Hashable, Sendable {
    /// The time each shape adds to a cycle, in seconds, before the cycle is shortened. The default is 0.4.
    public var duration: TimeInterval

    /// The colour that shapes light up in. The default is 0xE1E1E1, in the dark 0x323232.
    public var deepColor: UIColor

    /// Creates the animation; the defaults are those of TABAnimated.
    public init(duration: TimeInterval = 0.4, deepColor: UIColor = DropAnimation.defaultDeepColor) {
        self.duration = duration
        self.deepColor = deepColor
    }

    /// The colour that shapes light up in unless the app gives another.
    public static let defaultDeepColor = UIColor { traits in
        UIColor(white: (traits.userInterfaceStyle == .dark ? 0x32 : 0xE1) / 255, alpha: 1)
    }
}

@MainActor
extension DropAnimation: SkeletonAnimation {
    public func start(on stage: SkeletonStage) {
        for (_, layers) in Dictionary(grouping: stage.components, by: \.tileIndex) {
            start(layers, traits: stage.traits)
        }
    }

    public func stop(on stage: SkeletonStage) {
        for bar in stage.components.flatMap(\.bars) {
            bar.removeAnimation(forKey: AnimationKey.drop)
        }
    }

    /// The length of one cycle in seconds for a number of shapes.
    ///
    /// Every further shape adds a little less than the one before, until from the twentieth on none
    /// adds anything, so the cycle never gets shorter again.
    public func period(count: Int) -> TimeInterval {
        let n = Double(min(max(count, 1), 20) + 1)
        return duration * (n + 1) - duration * 0.05 * (n - 1) * n / 2
    }
}

@MainActor
extension DropAnimation {
    private struct Shape {
        let layer: CALayer
        let place: Int
        let stay: Double
    }

    private func start(_ layers: [ComponentLayer], traits: UITraitCollection) {
        let shapes = shapes(of: layers)
        let period = period(count: shapes.count)
        for shape in shapes {
            guard let own = shape.layer.backgroundColor else { continue }
            let animation = makeAnimation(shape, own: own, period: period, traits: traits)
            // One period earlier than the offset alone, so that no shape waits for its first turn.
            animation.beginTime += Double(shape.place) * period / Double(shapes.count + 4) - period
            shape.layer.add(animation, forKey: AnimationKey.drop)
        }
    }

    private func shapes(of layers: [ComponentLayer]) -> [Shape] {
        var next = 0
        var shapes: [Shape] = []
        for layer in layers {
            let component = layer.component
            if component.isStill || component[DropExclusionKey.self] { continue }
            let given = component[DropIndexKey.self]
            let first = given < 0 ? next : given
            let stay = component[DropStayKey.self] < 0 ? 0.2 : component[DropStayKey.self]
            for (position, bar) in layer.bars.enumerated() {
                shapes.append(Shape(layer: bar, place: first + position, stay: stay))
            }
            next = max(next, first + layer.bars.count)
        }
        return shapes
    }

    private func makeAnimation(
        _ shape: Shape, own: CGColor, period: TimeInterval, traits: UITraitCollection
    ) -> CAAnimation {
        let deep = deepColor.resolvedColor(with: traits).cgColor
        let animation = CAKeyframeAnimation(keyPath: "backgroundColor")
        animation.values = [deep, own, own, deep]
        animation.keyTimes = [0, NSNumber(value: shape.stay), 1, 1]
        animation.duration = period
        animation.repeatCount = .infinity
        animation.isRemovedOnCompletion = false
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        AnimationClock.synchronize(animation, period: period, on: shape.layer)
        return animation
    }
}
