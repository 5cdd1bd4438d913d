import UIKit

/// A way to plan the skeleton of one view by one model.
///
/// This is the seam between planners, which know kinds of views, and presenters, which do not.
@MainActor
protocol SkeletonPlanning: AnyObject {
    associatedtype Model: ViewAnimated
    associatedtype Host: UIView

    var model: Model { get }

    /// The view that shows the skeleton; `nil` once it is gone.
    var host: Host? { get }

    /// Returns what covers the whole view now.
    ///
    /// - Parameter anchor: For lists, where the cover started when it was first planned.
    func plan(from anchor: CGPoint?) -> SkeletonPlan

    /// Forgets what was produced, so that the model's properties and adjustments take effect as they are now.
    func forget()

    /// Calls a closure when another plan than the last one is possible, which could not be made at once.
    func whenPlacesChange(_ action: @escaping @MainActor () -> Void)
}

extension SkeletonPlanning {
    func whenPlacesChange(_ action: @escaping @MainActor () -> Void) {}
}
