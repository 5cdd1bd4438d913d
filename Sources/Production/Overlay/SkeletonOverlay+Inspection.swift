import UIKit

extension SkeletonOverlay {
    /// What draws the index tags of all covers; `nil`, the default, draws none.
    package static var inspector: (any OverlayInspecting)? {
        didSet { isInspectorMissed = false }
    }

    /// Whether a cover was to show tags and nothing was there to draw them.
    private static var isInspectorMissed = false

    /// What the inspector draws over a tile; nothing unless index tags are wanted.
    func inspectionLayers(over tile: SkeletonTile) -> [CALayer] {
        guard showsIndexTags else { return [] }
        guard let inspector = Self.inspector else {
            warnOfMissingInspector()
            return []
        }
        return inspector.layers(
            over: tile.production, at: tile.origin, scale: traitCollection.displayScale)
    }

    private func warnOfMissingInspector() {
        guard !Self.isInspectorMissed else { return }
        Self.isInspectorMissed = true
        SkeletonLog.warn(
            "showsIndexTags is set, but nothing draws the tags. Link the product TabAnimatedInspecting in debug "
                + "builds and call SkeletonInspector.install() at launch.")
    }
}
