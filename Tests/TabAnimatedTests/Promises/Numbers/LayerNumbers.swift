import UIKit

/// The numbers of layers and their animations that Core Animation could not use.
@MainActor
enum LayerNumbers {
    /// What is not finite in a layer, in those below it, in its mask and in what moves it.
    static func faults(in layer: CALayer) -> [String] {
        let name = layer.name ?? "\(type(of: layer))"
        let moving = (layer.animationKeys() ?? []).compactMap(layer.animation).flatMap(faults)
        let below = (layer.sublayers ?? []) + [layer.mask].compactMap { $0 }
        return (own(layer) + moving).map { "\(name): \($0)" } + below.flatMap(faults)
    }

    private static func own(_ layer: CALayer) -> [String] {
        var numbers: [String: Double] = [
            "x": layer.position.x, "y": layer.position.y, "width": layer.bounds.width,
            "height": layer.bounds.height, "radius": layer.cornerRadius, "border": layer.borderWidth,
            "shadow radius": layer.shadowRadius, "shadow x": layer.shadowOffset.width,
            "shadow y": layer.shadowOffset.height, "shadow opacity": Double(layer.shadowOpacity),
            "opacity": Double(layer.opacity),
        ]
        if let gradient = layer as? CAGradientLayer {
            numbers["start"] = gradient.startPoint.x + gradient.startPoint.y
            numbers["end"] = gradient.endPoint.x + gradient.endPoint.y
            numbers["locations"] = gradient.locations?.reduce(0) { $0 + $1.doubleValue }
        }
        if let replicator = layer as? CAReplicatorLayer {
            numbers["step"] = replicator.instanceTransform.m41 + replicator.instanceTransform.m42
        }
        return unusable(numbers)
    }

    private static func faults(of animation: CAAnimation) -> [String] {
        var numbers = ["duration": animation.duration, "begin": animation.beginTime]
        if let basic = animation as? CABasicAnimation {
            numbers["from"] = number(basic.fromValue)
            numbers["to"] = number(basic.toValue)
        }
        if let frames = animation as? CAKeyframeAnimation {
            numbers["times"] = frames.keyTimes?.reduce(0) { $0 + $1.doubleValue }
        }
        let parts = (animation as? CAAnimationGroup)?.animations ?? []
        return unusable(numbers) + parts.flatMap(faults)
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Float: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    private static func unusable(_ numbers: [String: Double]) -> [String] {
        numbers.filter { !$0.value.isFinite }.map { "\($0.key) is \($0.value)" }.sorted()
    }
}
