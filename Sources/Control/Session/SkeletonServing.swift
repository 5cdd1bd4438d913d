import UIKit

/// What serves one model on one view: who plans the skeleton, who shows it, and who reads the content after it.
///
/// This is the seam between sessions, which know when a skeleton is shown, and the kinds of views.
@MainActor
protocol SkeletonServing: AnyObject {
    var planner: any SkeletonPlanning { get }

    var reader: any ContentReading { get }

    /// The number of sections of the whole skeleton; zero for a view without sections.
    var sectionCount: Int { get }

    /// Whether the view can be scrolled while its skeleton is shown.
    var isScrollEnabled: Bool { get }

    /// Returns what shows parts of the view.
    func makePresenter(of parts: ListParts) -> any SkeletonPresenting

    /// Makes the view ready for its skeleton.
    func prepare()

    /// Shows what the app has for parts that have ended while others load.
    func showEndedParts()

    /// Called when the skeleton has ended, whether or not it was shown.
    func conclude()
}

extension SkeletonServing {
    var model: ViewAnimated { planner.model }

    /// The view that shows the skeleton; `nil` once it is gone.
    var host: UIView? { planner.host }
}
