import TabProduction
import UIKit

/// Shows on screen what a skeleton is made of, while an app is developed.
///
/// ```swift
/// import TabAnimatedInspecting
///
/// #if DEBUG
///     SkeletonInspector.install()
///     SkeletonInspector.installPanel()
///     SkeletonConfiguration.shared.showsIndexTags = true
/// #endif
/// ```
@MainActor
public enum SkeletonInspector {
    /// Lets every cover draw the index and the name of its components where `showsIndexTags` is set.
    ///
    /// Call it once, at launch. A tag stands in its shape, with the name where there is room for it; the number of a shape
    /// that is narrower stands beside it. While `SkeletonLog.isVerbose`, the tree of each skeleton that appears is in the log.
    public static func install() {
        SkeletonOverlay.inspector = CoverInspector()
    }

    /// Opens the inspector of a skeleton when two fingers are held on it for half a second, and draws tags as well.
    ///
    /// Call it once, at launch. See `presentSkeletonInspector(showing:)` of a view.
    @available(tvOS, unavailable)
    public static func installPanel() {
        let hold = HoldToInspect()
        SkeletonOverlay.inspector = CoverInspector { hold.watch($0) }
    }
}

/// Draws the tags of productions, and follows covers.
private struct CoverInspector: OverlayInspecting {
    var follow: @MainActor (UIView) -> Void = { _ in }

    func layers(over production: Production, at origin: CGPoint, scale: CGFloat) -> [CALayer] {
        IndexTagLayer.tags(of: production, at: origin, scale: scale)
    }

    func coverDidAppear(_ cover: UIView) {
        follow(cover)
        if SkeletonLog.isVerbose { Task { @MainActor in cover.reportTrees() } }
    }
}
