/// The animation of single components, in a form that can be compared.
///
/// Animations that are `Hashable` are compared by value. Any other animation is equal to itself alone, as
/// it was given to one or several components in one call.
package final class ComponentAnimation: Hashable, Sendable {
    /// The animation.
    package let animation: any SkeletonAnimation

    /// Makes an animation comparable.
    package init(_ animation: any SkeletonAnimation) {
        self.animation = animation
    }

    package static func == (left: ComponentAnimation, right: ComponentAnimation) -> Bool {
        if left === right { return true }
        guard let one = left.animation as? any Hashable, let other = right.animation as? any Hashable else {
            return false
        }
        return AnyHashable(one) == AnyHashable(other)
    }

    package func hash(into hasher: inout Hasher) {
        if let value = animation as? any Hashable {
            hasher.combine(AnyHashable(value))
        } else {
            hasher.combine(ObjectIdentifier(self))
        }
    }
}

extension Component {
    /// The animation that the component has of its own; `nil` leaves it to that of the cover.
    package var animation: ComponentAnimation? {
        get { attributes[transient: ComponentAnimation.self] }
        set { attributes[transient: ComponentAnimation.self] = newValue }
    }
}
