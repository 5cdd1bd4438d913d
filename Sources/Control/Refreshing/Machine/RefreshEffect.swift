import Foundation

/// What the machine of an edge asks its surroundings to do, in the order given.
enum RefreshEffect: Hashable, Sendable {
    /// What is said aloud.
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
    /// Add our share to the inset.
    case open(Opening)
    /// Let our share be this much, at once.
    case hold(CGFloat)
    /// Take our share away, then say that the cycle is closed.
    case close(cycle: Int, isAnimated: Bool)
    /// Keep our share, and say that the cycle is closed.
    case stay(cycle: Int)
    /// Take our share away at once.
    case collapse
    /// Call the action.
    case act(cycle: Int)
    /// Stop what the action started.
    case cancelAction
    /// Say that the time is over after so many seconds.
    case limit(cycle: Int, TimeInterval)
    /// Speak.
    case announce(Announcement)
    /// Make the other edge deaf.
    case suspendPartner
    /// Let the other edge work again.
    case resumePartner
    /// Let the other edge start afresh.
    case resetPartner
    /// Let the view be seen.
    case showView
    /// Let the view not be seen.
    case hideView
    /// Take our share away without a sound.
    case giveShareBack
    /// Stop watching the scroll view.
    case stopObserving
    /// Forget the action.
    case dropAction
}
