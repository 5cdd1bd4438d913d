import Foundation

/// Several animations that run together, cut off at the end of the group.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override func adopt(_ other: CAAnimation) {
        super.adopt(other)
        animations = (other as? CAAnimationGroup)?.animations?.compactMap { $0.copy() as? CAAnimation }
    }

    /// Members without a length of their own last as long as the group.
    override func setDefaultDuration(_ seconds: CFTimeInterval) {
        super.setDefaultDuration(seconds)
        animations?.forEach { $0.setDefaultDuration(duration) }
    }

    override func apply(_ moment: AnimationMoment, to layer: CALayer) {
        let time = moment.progress * duration
        for animation in animations ?? [] {
            guard let inner = animation.moment(at: time, begin: animation.beginTime) else { continue }
            animation.apply(inner, to: layer)
        }
    }
}
