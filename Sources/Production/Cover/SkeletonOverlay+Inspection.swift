package import UIKit

extension SkeletonOverlay {
    /// What draws the index tags of all covers; `nil`, the default, draws none.
    package static var inspector: (any OverlayInspecting)?

    /// What the inspector draws over a tile; nothing unless index tags are wanted.
    func inspectionLayers(over tile: SkeletonTile) -> [CALayer] {
        guard showsIndexTags else { return [] }
        guard let inspector = Self.inspector else {
            SkeletonLog.warnOnce(
                "showsIndexTags is set, but nothing draws the tags. Link the product TabAnimatedInspecting in debug "
                    + "builds and call SkeletonInspector.install() at launch.")
            return []
        }
        return inspector.layers(
            over: tile.production, at: tile.origin, scale: traitCollection.displayScale)
    }
}

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
