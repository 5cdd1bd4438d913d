public import Foundation

/// A basic animation that moves as if a damped spring pulled the value to its end.
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
    open var allowsOverdamping = false

    /// A spring that feels as long as `perceptualDuration` and bounces by -1...1.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let frequency = 2 * CGFloat.pi / CGFloat(perceptualDuration)
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        stiffness = frequency * frequency
        damping = 2 * ratio * frequency
        allowsOverdamping = bounce < 0
    }

    open var perceptualDuration: CFTimeInterval {
        2 * .pi / spring.frequency
    }

    open var bounce: CGFloat {
        let ratio = CGFloat(damping / (2 * (stiffness * mass).squareRoot()))
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// When the value stays within a thousandth of its end.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    override func adopt(_ other: CAAnimation) {
        super.adopt(other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
        allowsOverdamping = other.allowsOverdamping
    }

    override func eased(_ fraction: Double) -> Double {
        spring.value(at: super.eased(fraction) * duration)
    }

    private var spring: Spring {
        let frequency = Double((stiffness / mass).squareRoot())
        let ratio = Double(damping / (2 * (stiffness * mass).squareRoot()))
        return Spring(
            frequency: frequency, ratio: allowsOverdamping ? ratio : min(ratio, 1),
            velocity: Double(initialVelocity))
    }
}
