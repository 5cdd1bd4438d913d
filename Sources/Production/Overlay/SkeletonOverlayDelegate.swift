/// Whoever decides what a cover shows.
///
/// This is the seam between the cover, which notices that the conditions it was planned for have
/// changed, and Control, which plans.
@MainActor
package protocol SkeletonOverlayDelegate: AnyObject {
    /// Called when the size of the cover, the content size category or the layout direction changed.
    func overlayNeedsTiles(_ overlay: SkeletonOverlay)

    /// Called when the app has removed the cover from the view that it covers.
    func overlayWasRemoved(_ overlay: SkeletonOverlay)
}

extension SkeletonOverlayDelegate {
    package func overlayWasRemoved(_ overlay: SkeletonOverlay) {}
}
