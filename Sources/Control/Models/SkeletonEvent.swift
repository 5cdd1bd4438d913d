public import UIKit

/// Something that happens to the skeleton of a view.
///
/// The view's `tabAnimationObserver` receives each event, and the default notification center posts it with the view as
/// its object. A skeleton that ends within its delay never comes on screen and has no events.
public enum SkeletonEvent: String, Hashable, Sendable, CaseIterable {
    /// The skeleton is about to be put in place.
    case willAppear
    /// The skeleton is in place; with a transition, it is still fading in.
    case didAppear
    /// The skeleton is about to show other properties of its model, or other parts of the view.
    case willUpdate
    /// The skeleton shows the new properties or parts.
    case didUpdate
    /// The skeleton is about to leave the screen, or to fade; a start brings it back.
    case willDisappear
    /// Nothing of the skeleton is left on screen.
    case didDisappear

    /// The name of the notification for the event.
    public var notification: Notification.Name { Notification.Name("TabAnimated." + rawValue) }
}

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
