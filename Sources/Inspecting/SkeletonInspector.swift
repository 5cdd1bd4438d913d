import TabProduction
import UIKit

/// Shows on screen what a skeleton is made of, while an app is developed.
///
///     #if DEBUG
///         SkeletonInspector.install()
///         SkeletonConfiguration.shared.showsIndexTags = true
///     #endif
@MainActor
public enum SkeletonInspector {
    /// Lets every cover draw the index and the name of its components where `showsIndexTags` is set.
    ///
    /// Call it once, at launch. No tag covers another. Where room is scarce tags say the index alone, then in
    /// small print, and a line leads to a component that its tag could not stay at. Tags that a cover is too
    /// small for are left out, with a warning.
    public static func install() {
        SkeletonOverlay.inspector = IndexTags()
    }
}

/// Draws the tags of productions.
private struct IndexTags: OverlayInspecting {
    func layers(over production: Production, at origin: CGPoint, scale: CGFloat) -> [CALayer] {
        IndexTagLayer.tags(of: production, at: origin, scale: scale)
    }
}
