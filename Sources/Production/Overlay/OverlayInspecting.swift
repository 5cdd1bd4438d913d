package import UIKit

/// Draws over the shapes of a cover what a developer wants to know about them.
///
/// A cover draws shapes alone. A developers' tool adopts this protocol and is set as
/// ``SkeletonOverlay/inspector``; covers that show index tags ask it for their layers.
@MainActor
package protocol OverlayInspecting {
    /// Returns the layers that are drawn over the shapes of a production.
    ///
    /// - Parameters:
    ///   - production: The production, with the adjustments of the app.
    ///   - origin: The top left corner of the production in points, in the coordinate space of the cover.
    ///   - scale: The number of pixels in a point.
    func layers(over production: Production, at origin: CGPoint, scale: CGFloat) -> [CALayer]

    /// Called when a cover comes into a window.
    func coverDidAppear(_ cover: UIView)
}
