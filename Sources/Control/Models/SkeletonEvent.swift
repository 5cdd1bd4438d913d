public import Foundation

/// Something that happens to the skeleton of a view.
///
/// The view's `tabAnimationObserver` receives each event. A notification whose object is the view is posted for it, too.
/// A skeleton that never comes on screen, because its end came within its delay, has none.
public enum SkeletonEvent: String, Hashable, Sendable, CaseIterable {
    /// The skeleton is about to be put in place.
    case willAppear
    /// The skeleton is in place; with a transition, it is still fading in.
    case didAppear
    /// The skeleton is about to show other properties of its model, or other parts of the view.
    case willUpdate
    /// The skeleton shows them.
    case didUpdate
    /// The skeleton is about to leave the screen, or to fade; a start brings it back.
    case willDisappear
    /// Nothing of the skeleton is left on screen.
    case didDisappear

    /// The name of the notification that is posted for the event.
    public var notification: Notification.Name { Notification.Name("TabAnimated." + rawValue) }
}
