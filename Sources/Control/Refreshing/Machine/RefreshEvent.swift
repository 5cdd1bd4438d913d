import Foundation

/// An event at an edge.
enum RefreshEvent: Hashable, Sendable {
    /// The refresher was added to a scroll view.
    case attach
    /// A finger started to drag.
    case dragBegan(isContentShort: Bool)
    /// The content moved, or something around it did.
    case scroll(ScrollSample)
    /// The finger left the screen.
    case fingerLifted
    /// Another gesture took the drag over.
    case gestureCancelled
    /// The app, or VoiceOver, asks for a refresh.
    case begin
    /// The user tapped the view.
    case tap
    /// The app ends the refresh with a result.
    case end(RefreshResult, isOnScreen: Bool)
    /// The time limit of a cycle has passed.
    case timeOut(cycle: Int, isOnScreen: Bool)
    /// The view of a cycle is out of sight.
    case closed(cycle: Int)
    /// The length of the content has changed.
    case contentChanged(CGFloat)
    /// The scroll view came on screen, laid out, or left it.
    case visibility(Bool)
    /// The app enables or disables the edge.
    case enable(Bool)
    /// The other edge became busy.
    case suspend
    /// The other edge is at rest again.
    case resume
    /// An exhausted or failed edge starts afresh.
    case reset
    /// The refresher was removed, was replaced, or its scroll view has gone.
    case detach
}
