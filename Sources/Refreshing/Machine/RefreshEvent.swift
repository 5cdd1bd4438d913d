import Foundation

@available(tvOS, unavailable)
extension RefreshMachine {
    enum Event: Hashable, Sendable {
        case dragBegan(isContentShort: Bool)
        /// The content moved, or something around it did.
        case scroll(ScrollSample)
        case fingerLifted
        /// Another gesture took the drag over.
        case gestureCancelled
        case begin
        /// The user tapped the view, or the button that tries again.
        case tap
        case end(PullToRefresh.Result)
        case timeOut(cycle: Int)
        /// The view of a cycle is out of sight.
        case closed(cycle: Int)
        case contentChanged(CGFloat)
        /// The content is laid out, with a number of rows; `nil` where it has none.
        case settled(ScrollSample, rows: Int?)
        /// The scroll view came on screen, laid out, or left it.
        case visibility(Bool)
        case enable(Bool)
        /// A skeleton came over the content, or went.
        case cover(Bool)
        /// The other edge became busy.
        case suspend
        /// The other edge has ended its load.
        case resume
        /// A message has got its text, or has lost it.
        case textsChanged
        /// An exhausted or failed edge starts afresh.
        case reset
        /// The refresher was removed, was replaced, or its scroll view has gone.
        case detach
    }

    /// An action that an edge requests beside the picture of its state.
    enum Effect: Hashable, Sendable {
        case haptic
        case act(cycle: Int)
        case cancel
        /// Send a time-out after some seconds.
        case limit(cycle: Int, TimeInterval)
        /// Speak: the start, or else a result.
        case announce(PullToRefresh.Result?)
        /// Bring the inset to the open length.
        case open(Opening)
        /// Give the inset back, then close the cycle.
        case close(cycle: Int, isAnimated: Bool)
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
