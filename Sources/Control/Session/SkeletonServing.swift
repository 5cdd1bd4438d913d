import UIKit

/// A way to serve one model on one view: it plans the skeleton, and makes what shows it.
///
/// This is the seam between sessions, which know when a skeleton is shown, and the kinds of views.
@MainActor
protocol SkeletonServing: SkeletonPlanning {
    /// The number of sections of the whole skeleton; zero for a view without sections.
    var sectionCount: Int { get }

    /// Returns the way in which parts of the view are shown while they load.
    func showing(of parts: ListParts) -> Showing

    /// Returns what shows parts of the view in a way.
    ///
    /// - Parameter isOutdated: Called when the view can no longer be shown in this way.
    func makePresenter(
        _ showing: Showing, of parts: ListParts, isOutdated: @escaping @MainActor () -> Void
    ) -> any SkeletonPresenting

    /// Whether the view can be scrolled while its skeleton is shown.
    var isScrollEnabled: Bool { get }

    /// Makes the view ready for its skeleton.
    func prepare()

    /// Shows what the app has for parts that have ended while others load.
    func showEndedParts()

    /// Called when the skeleton has ended, whether or not it was shown.
    func conclude()

    /// Reads what the view shows, for the next skeleton.
    ///
    /// - Parameter isLaidOut: Whether only what is laid out is read.
    /// - Returns: Whether there was anything to read.
    func readContent(whileLaidOut isLaidOut: Bool) -> Bool
}

extension SkeletonServing {
    /// Whether what the view shows now is what the next skeleton looks like.
    var remembersContent: Bool { ResolvedStyle(of: model).remembersContent }
}

extension ViewPlanner: SkeletonServing {
    var sectionCount: Int { 0 }

    func showing(of parts: ListParts) -> Showing { .cover }

    func makePresenter(
        _ showing: Showing, of parts: ListParts, isOutdated: @escaping @MainActor () -> Void
    ) -> any SkeletonPresenting {
        CoverPresenter(planner: self)
    }

    var isScrollEnabled: Bool { true }

    func prepare() {}

    func showEndedParts() {}

    func conclude() {}
}
