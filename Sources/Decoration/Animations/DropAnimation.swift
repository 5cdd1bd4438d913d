public import TabProduction
public import UIKit

/// An animation that lights up the shapes of each production one after the other.
///
/// The order is that of the components, bar by bar, unless the app gives indices with `dropIndex(_:)` and
/// `dropFromIndex(_:)`; bars with equal indices light up together. Any number of shapes fits into a cycle.
public struct DropAnimation: Hashable, Codable, Sendable {
    /// The time each shape adds to a cycle, in seconds, before the cycle is shortened. The default is 0.4.
    public var duration: TimeInterval

    /// The color that shapes light up in. The default is 0xE1E1E1, in the dark 0x323232.
    public var deepColor: UIColor {
        get { storedColor.color }
        set { storedColor = SkeletonColor(newValue) }
    }

    /// The fraction of the cycle in which the color fades back, 0...1. The default is 0.2.
    public var stayTime: Double

    private var storedColor: SkeletonColor

    /// Creates the animation; the defaults are those of TABAnimated.
    public init(
        duration: TimeInterval = 0.4, deepColor: UIColor = DropAnimation.defaultDeepColor,
        stayTime: Double = 0.2
    ) {
        self.duration = duration
        self.stayTime = stayTime
        storedColor = SkeletonColor(deepColor)
    }

    /// The color that shapes light up in unless the app gives another.
    public static let defaultDeepColor = UIColor { traits in
        UIColor(white: (traits.userInterfaceStyle == .dark ? 0x32 : 0xE1) / 255, alpha: 1)
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
extension DropAnimation: SkeletonAnimation {
    public func start(on stage: SkeletonStage) {
        let deep = deepColor.resolvedColor(with: stage.traits)
        for (_, layers) in Dictionary(grouping: stage.components, by: \.tileIndex) {
            let shapes = DropOrder(of: layers).shapes
            let period = period(count: shapes.count)
            for shape in shapes {
                let delay = Double(shape.index) * period / Double(shapes.count + 4)
                guard
                    let animation = makeAnimation(
                        shape, period: period, delay: delay,
                        lit: { own in
                            stage.change(of: own, to: deep)
                        })
                else { continue }
                stage.add(animation, to: shape.bar, forKey: "skeleton.drop")
            }
        }
    }

    public var movesEqualTilesAlike: Bool { true }

    private func makeAnimation(
        _ shape: DropOrder.Shape, period: TimeInterval, delay: TimeInterval, lit: (CGColor) -> CGColor
    ) -> CAAnimation? {
        guard let paint = BarPaint(of: shape.bar) else { return nil }
        let animation = CAKeyframeAnimation(keyPath: paint.keyPath)
        let lit = paint.value(lit)
        animation.values = [lit, paint.own, paint.own, lit]
        let stay = SkeletonLog.usable(shape.stayTime ?? stayTime, in: 0...1, or: 0, "stayTime")
        animation.keyTimes = [0, NSNumber(value: stay), 1, 1]
        animation.repeatForEver(
            duration: period, curve: .easeInEaseOut, autoreverses: false,
            delay: delay.truncatingRemainder(dividingBy: period), on: shape.bar)
        return animation
    }
}

extension AnimationType {
    /// The shapes light up one after the other, with the default parameters.
    public static let drop = drop(DropAnimation())

    /// The shapes light up one after the other.
    public static func drop(_ animation: DropAnimation) -> AnimationType {
        AnimationType(animation)
    }
}
