import Foundation

@available(tvOS, unavailable)
extension RefreshMachine {
    /// An event at an edge.
    enum Event: Hashable, Sendable {
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
        /// The user tapped the view, or the button that tries again.
        case tap
        /// The app ends the refresh with a result.
        case end(PullToRefresh.Result)
        /// The time limit of a cycle has passed.
        case timeOut(cycle: Int)
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

    /// An action that an edge requests beside the picture of its state.
    enum Effect: Hashable, Sendable {
        /// Play one light tap.
        case haptic
        /// Call the action.
        case act(cycle: Int)
        /// Cancel the task of the action.
        case cancel
        /// Send a time-out after some seconds.
        case limit(cycle: Int, TimeInterval)
        /// Speak: the start, or else a result.
        case announce(PullToRefresh.Result?)
        /// Bring the inset to the open length.
        case open(Opening)
        /// Give the inset back, then close the cycle.
        case close(cycle: Int, isAnimated: Bool)
        /// Send an event to the other edge.
        case partner(Event)
    }

    /// The way the view comes into sight.
    enum Opening: Hashable, Sendable {
        /// Animated, where the pull has brought it.
        case pulled
        /// Animated, and the content is scrolled there.
        case revealed
        /// At once, and the content stands there.
        case placed
        /// At once, and the content stays where it is.
        case silent
    }
}
