import UIKit

/// A planner of one view's skeleton: the seam between planners, which know kinds of views, and presenters.
@MainActor
protocol SkeletonPlanning: AnyObject {
    associatedtype Model: ViewAnimated
    associatedtype Host: UIView

    var model: Model { get }

    /// The covered view; `nil` once it is gone.
    var host: Host? { get }

    /// Returns the plan of the whole view.
    ///
    /// - Parameter anchor: The start of the first plan of a list.
    func plan(from anchor: CGPoint?) -> SkeletonPlan

    /// Forgets the productions, so that the model's present properties and adjustments take effect.
    func forget()

    /// Calls a closure when a layout that was busy allows a better plan.
    func whenPlacesChange(_ action: @escaping @MainActor () -> Void)
}

extension SkeletonPlanning {
    func whenPlacesChange(_ action: @escaping @MainActor () -> Void) {}
}
