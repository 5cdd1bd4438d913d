public import UIKit

/// The colours of a cover before they are resolved for an appearance.
public struct SkeletonPalette: Hashable, Sendable {
    /// The colour of components without one of their own.
    public var component: UIColor

    /// The colour of surfaces without one of their own.
    public var background: UIColor

    /// Creates a palette.
    public init(component: UIColor, background: UIColor) {
        self.component = component
        self.background = background
    }
}
