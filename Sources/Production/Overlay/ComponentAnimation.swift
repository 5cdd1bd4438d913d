/// The animation of single components, in a form that can be compared.
///
/// Animations that are `Equatable` are compared by value. Any other animation is equal to itself alone, as
/// it was given to one or several components in one call.
package final class ComponentAnimation: Equatable, Sendable {
    /// The animation.
    package let animation: any SkeletonAnimation

    /// Makes an animation comparable.
    package init(_ animation: any SkeletonAnimation) {
        self.animation = animation
    }

    package static func == (left: ComponentAnimation, right: ComponentAnimation) -> Bool {
        if left === right { return true }
        guard let one = left.animation as? any Equatable, let other = right.animation as? any Equatable else {
            return false
        }
        return one.isEqual(to: other)
    }
}

extension Component {
    private enum AnimationKey: ComponentAttributeKey {
        static let defaultValue: ComponentAnimation? = nil
    }

    /// The animation that the component has of its own; `nil` leaves it to that of the cover.
    package var animation: ComponentAnimation? {
        get { self[AnimationKey.self] }
        set { self[AnimationKey.self] = newValue }
    }
}
