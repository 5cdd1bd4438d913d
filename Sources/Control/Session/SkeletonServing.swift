import UIKit

/// The planner, the presenter and the reader of one model on one view.
///
/// This is the seam between sessions, which know when, and the kinds of views.
@MainActor
protocol SkeletonServing: AnyObject {
    var planner: any SkeletonPlanning { get }

    var reader: any ContentReading { get }

    /// The number of sections of the whole skeleton; zero for a view without sections.
    var sectionCount: Int { get }

    /// Whether the view can be scrolled while its skeleton is shown.
    var isScrollEnabled: Bool { get }

    /// Returns a presenter of parts of the view.
    func makePresenter(of parts: ListParts) -> any SkeletonPresenting

    /// Prepares the view for its skeleton.
    func prepare()

    /// Shows the app's content in parts that have ended while others load.
    func showEndedParts()

    /// Called when the skeleton has ended, whether or not it came on screen.
    func conclude()
}

extension SkeletonServing {
    var model: ViewAnimated { planner.model }

    /// The covered view; `nil` once it is gone.
    var host: UIView? { planner.host }
}
