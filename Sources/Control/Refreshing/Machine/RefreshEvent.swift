import Foundation

/// What can happen to an edge.
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
    /// The app says how the refresh came out; `isOnScreen` tells whether the view can be seen.
    case end(RefreshResult, isOnScreen: Bool)
    /// The time limit of a cycle has passed.
    case timeOut(cycle: Int, isOnScreen: Bool)
    /// The view of a cycle is out.
    case closed(cycle: Int)
    /// The length of the content is another.
    case contentChanged(CGFloat)
    /// The scroll view came on screen, laid out, or left it.
    case visibility(Bool)
    /// The app wants the edge to work, or not.
    case enable(Bool)
    /// The other edge became busy.
    case suspend
    /// The other edge is at rest again.
    case resume
    /// Whatever was exhausted or failed starts afresh.
    case reset
    /// The refresher was removed, was replaced, or its scroll view has gone.
    case detach
}
