import Foundation

/// What the machine of an edge asks its surroundings to do, in the order given.
enum RefreshEffect: Hashable, Sendable {
    /// The announcement that VoiceOver speaks.
    enum Announcement: Hashable, Sendable {
        case start
        case end(RefreshResult)
    }

    /// How the view comes into sight.
    enum Opening: Hashable, Sendable {
        /// Animated, at the place the pull has brought it to.
        case pulled
        /// Animated, and the content is scrolled there.
        case revealed
        /// At once, and the content stands there.
        case placed
        /// At once, and the content stays where it is.
        case silent
    }

    /// Watch the scroll view.
    case observe
    /// Put the view in its place.
    case layOut
    /// Tell animator and app of a new phase.
    case report(RefreshPhase)
    /// One light tap.
    case haptic
    /// Add the length of the view to the inset.
    case open(Opening)
    /// Let our contribution to the inset be this much, at once.
    case setOpenLength(CGFloat)
    /// Take our contribution away, then say that the cycle is closed.
    case close(cycle: Int, isAnimated: Bool)
    /// Keep our contribution, and say that the cycle is closed.
    case keepOpen(cycle: Int)
    /// Take our contribution away at once.
    case collapse
    /// Call the action.
    case act(cycle: Int)
    /// Stop what the action started.
    case cancelAction
    /// Say that the time is over after so many seconds.
    case limit(cycle: Int, TimeInterval)
    /// Speak.
    case announce(Announcement)
    /// Let the other edge ignore pulls and starts.
    case suspendPartner
    /// Let the other edge work again.
    case resumePartner
    /// Let the other edge start afresh.
    case resetPartner
    /// Let the view be seen.
    case showView
    /// Let the view not be seen.
    case hideView
    /// Take our contribution away without reporting it.
    case restoreInset
    /// Stop watching the scroll view.
    case stopObserving
    /// Forget the action.
    case dropAction
}
