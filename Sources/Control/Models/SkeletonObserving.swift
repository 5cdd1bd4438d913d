public import UIKit

/// An object that receives the events of skeletons.
///
/// ```swift
/// tableView.tabAnimationObserver = observer
/// ```
@MainActor
public protocol SkeletonObserving: AnyObject {
    /// Called when something happens to the skeleton of a view.
    ///
    /// - Parameters:
    ///   - view: The view whose content loads.
    ///   - event: What happens. The skeleton may be started, ended and updated meanwhile.
    func tabAnimation(of view: UIView, _ event: SkeletonEvent)
}
