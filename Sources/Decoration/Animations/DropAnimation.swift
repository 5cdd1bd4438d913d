import TabCache
import TabProduction
public import UIKit

extension AnimationType {
    /// The shapes of each cell light up one after the other.
    ///
    /// The order is that of the shapes, bar by bar, unless the app gives indices with `dropIndex(_:)` and
    /// `dropFromIndex(_:)`; bars with equal indices light up together. Any number of shapes fits into a cycle.
    ///
    /// - Parameters:
    ///   - duration: The time each shape adds to a cycle, in seconds, before the cycle is shortened.
    ///   - deepColor: The color that shapes light up in; `nil` takes 0xE1E1E1, in the dark 0x323232.
    ///   - stayTime: The fraction of the cycle in which the color fades back, 0...1.
    public static func drop(
        duration: TimeInterval = 0.4, deepColor: UIColor? = nil, stayTime: Double = 0.2
    ) -> AnimationType {
        custom(
            DropAnimation(
                duration: duration, deepColor: deepColor.map(SkeletonColor.init), stayTime: stayTime))
    }
}

/// An animation that lights up the shapes of each production one after the other.
struct DropAnimation: Equatable, SkeletonAnimation {
    let duration: TimeInterval
    let deepColor: SkeletonColor?
    let stayTime: Double

    /// One bar and its index in the order; bars with equal indices light up together.
    private struct Shape {
        let bar: CALayer
        let index: Int
        let stayTime: Double?
    }

    func start(on stage: SkeletonStage) {
        let white: CGFloat = stage.traits.userInterfaceStyle == .dark ? 0x32 : 0xE1
        let deep = deepColor?.color.resolvedColor(with: stage.traits) ?? UIColor(white: white / 255, alpha: 1)
        for (_, layers) in Dictionary(grouping: stage.components, by: \.cellIndex) {
            let shapes = shapes(of: layers)
            let period = period(count: shapes.count)
            for shape in shapes {
                guard let paint = BarPaint(of: shape.bar) else { continue }
                let lit = paint.value { stage.change(of: $0, to: deep) }
                let delay = Double(shape.index) * period / Double(shapes.count + 4)
                let animation = CAKeyframeAnimation(keyPath: paint.keyPath)
                animation.values = [lit, paint.own, paint.own, lit]
                let stay = SkeletonLog.usable(shape.stayTime ?? stayTime, in: 0...1, or: 0, "stayTime")
                animation.keyTimes = [0, NSNumber(value: stay), 1, 1]
                animation.repeatForEver(
                    duration: period, curve: .easeInEaseOut, autoreverses: false,
                    delay: delay.truncatingRemainder(dividingBy: period), on: shape.bar)
                stage.add(animation, to: shape.bar.fillLayer, forKey: "skeleton.drop")
            }
        }
    }

    var movesEqualCellsAlike: Bool { true }

    /// The length of one cycle in seconds for a number of shapes.
    ///
    /// Every further shape adds a little less than the one before, until from the twentieth on none
    /// adds anything, so the cycle never gets shorter again.
    func period(count: Int) -> TimeInterval {
        let n = Double(min(max(count, 1), 20) + 1)
        return duration * (n + 1) - duration * 0.05 * (n - 1) * n / 2
    }

    /// The bars that take part, in the order of their shapes.
    @MainActor
    private func shapes(of layers: [ComponentLayer]) -> [Shape] {
        var next = 0
        var shapes: [Shape] = []
        for layer in layers {
            let part = layer.component[DropKey.self]
            if part.isLeftOut { continue }
            for (line, bar) in layer.bars.enumerated() {
                let index = part.firstIndex.map { $0 + line } ?? part.index ?? next
                shapes.append(Shape(bar: bar, index: index, stayTime: part.stayTime))
                next = max(next, index + 1)
            }
        }
        return shapes
    }
}

/// The attribute for the part of a shape in the drop animation.
enum DropKey: ComponentAttributeKey {
    /// What the app has said of a shape.
    struct Part: Equatable {
        /// The index of all bars in the order.
        var index: Int?
        /// The index of the first bar; the others follow.
        var firstIndex: Int?
        /// The fraction of the period in which the shape fades, 0...1.
        var stayTime: Double?
        var isLeftOut = false
    }

    static let defaultValue = Part()
}

extension ComponentChain {
    /// Sets the index in the order of the drop animation; shapes with equal indices light up together.
    ///
    /// Several lines light up together too, unless `dropFromIndex(_:)` is called. Shapes without an index
    /// follow the highest one before them. A negative index gives a warning and counts as zero.
    @discardableResult
    public func dropIndex(_ index: Int) -> ComponentChain {
        let index = checked(index, "dropIndex")
        return edit { $0[DropKey.self].index = index }
    }

    /// Sets the index of the first of several lines in the order of the drop animation; the others follow.
    @discardableResult
    public func dropFromIndex(_ index: Int) -> ComponentChain {
        let index = checked(index, "dropFromIndex")
        return edit { $0[DropKey.self].firstIndex = index }
    }

    /// Sets the fraction of the period in which the color fades back, 0...1.
    @discardableResult
    public func dropStayTime(_ fraction: CGFloat) -> ComponentChain {
        let fraction = min(notNegative(fraction, "dropStayTime"), 1)
        return edit { $0[DropKey.self].stayTime = Double(fraction) }
    }

    /// Keeps the shape out of the drop animation.
    @discardableResult
    public func removeOnDrop() -> ComponentChain {
        edit { $0[DropKey.self].isLeftOut = true }
    }

    private func checked(_ index: Int, _ call: StaticString) -> Int {
        // There are fewer bars than this, and adding the position of a bar cannot overflow.
        Int(min(notNegative(CGFloat(index), call), 1_000_000))
    }
}
