import Foundation

/// An animation of a property between two values.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    override func adopt(_ other: CAAnimation) {
        super.adopt(other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
    }

    override func value(at progress: Double, current: Any?) -> Any? {
        guard let (start, end) = ends(current: current) else { return nil }
        return LayerInterpolation.value(from: start, to: end, at: progress)
    }

    /// The two ends for each combination of from, to and by; `current` fills the missing one.
    func ends(current: Any?) -> (from: Any, to: Any)? {
        let from = Self.plain(fromValue)
        let to = Self.plain(toValue)
        let by = Self.plain(byValue)
        let base = current ?? (to ?? from ?? by).flatMap(LayerInterpolation.zero)
        switch (from, to, by) {
        case (let from?, let to?, _):
            return (from, to)
        case (let from?, nil, let by?):
            return LayerInterpolation.sum(by, from).map { (from, $0) }
        case (nil, let to?, let by?):
            return LayerInterpolation.difference(to, by).map { ($0, to) }
        case (let from?, nil, nil):
            return base.map { (from, $0) }
        case (nil, let to?, nil):
            return base.map { ($0, to) }
        case (nil, nil, let by?):
            return base.flatMap { base in LayerInterpolation.sum(by, base).map { (base, $0) } }
        case (nil, nil, nil):
            return base.map { ($0, $0) }
        }
    }

    private static func plain(_ value: Any?) -> Any? {
        value.flatMap(LayerValue.unwrapped).flatMap(LayerValue.geometry)
    }
}
