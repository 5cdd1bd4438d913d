public import UIKit

/// The header or footer that a section shows while it loads.
public struct SupplementaryAnimated {
    let prototype: Prototype

    /// The height in points; for a collection that scrolls sideways, the width.
    let height: CGFloat

    /// Creates a header or footer.
    ///
    /// - Parameters:
    ///   - viewClass: The class of the view; it is instantiated once, off screen.
    ///   - height: The height in points, at least zero.
    @MainActor
    public init(_ viewClass: UIView.Type, height: CGFloat) {
        prototype = Prototype(viewClass)
        self.height = height.clampedLength
    }
}
