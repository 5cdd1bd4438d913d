import TabCache
package import UIKit

/// Whether the tiles of a cover still fit; where they do not, the cover asks its delegate for others, with its next layout.
extension SkeletonOverlay {
    /// Asks the delegate for other tiles with the next layout: what is planned within an update of a list would ask it
    /// about cells that it has not placed yet.
    package func setNeedsTiles() {
        needsTiles = true
        setNeedsLayout()
    }

    /// Moves the cover to where a plan wants it, which needs no other plan.
    package func place(in frame: CGRect) {
        let isResized = frame.size != plannedSize
        plannedSize = frame.size
        self.frame = frame
        guard isResized else { return }
        withoutActions(placeStage)
        setNeeds(.animating)
    }

    func askForTilesIfNeeded() {
        if resizing.changesAgain(self) { waitForRest() }
        let isResized = plannedSize != bounds.size
        guard isResized || needsTiles else { return }
        guard !resizing.isResizing(self) else { return waitForRest() }
        plannedSize = bounds.size
        needsTiles = false
        delegate?.overlayNeedsTiles(self)
        if isResized { setNeeds(.animating) }
    }

    /// Looks again in a moment: the end of a resize need not come with a layout.
    private func waitForRest() {
        needsTiles = true
        resizing.wait { [weak self] in self?.setNeedsLayout() }
    }

    /// The insets of the safe area, in which rows keep their content.
    var sideSafeArea: Sides {
        let insets = superview?.safeAreaInsets ?? .zero
        return Sides(left: insets.left, right: insets.right)
    }

    func isPlanOutdated(since previous: UITraitCollection?) -> Bool {
        guard let previous else { return false }
        return previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
            || previous.layoutDirection != traitCollection.layoutDirection
            || previous.horizontalSizeClass != traitCollection.horizontalSizeClass
            || previous.verticalSizeClass != traitCollection.verticalSizeClass
            || previous.displayScale != traitCollection.displayScale
            || tiles.contains { $0.production.isOutdated(in: traitCollection) }
    }
}

/// The planner of what a cover shows. The cover notices when the conditions of a plan have changed, and asks it again.
@MainActor
package protocol SkeletonOverlayDelegate: AnyObject {
    /// Called when the size of the cover, the content size category or the layout direction changed.
    func overlayNeedsTiles(_ overlay: SkeletonOverlay)

    /// Called when the app has removed the cover from the view that it covers.
    func overlayWasRemoved(_ overlay: SkeletonOverlay)
}
