import Foundation

/// An action that the machine of an edge requests.
enum RefreshEffect: Hashable, Sendable {
    /// An announcement to VoiceOver.
    enum Announcement: Hashable, Sendable {
        case start
        case end(RefreshResult)
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

    /// Watch the scroll view.
    case observe
    /// Put the view in its place.
    case layOut
    /// Report a phase to the animator.
    case report(RefreshPhase)
    /// Play one light tap.
    case haptic
    /// Add the length of the view to the inset.
    case open(Opening)
    /// Set our contribution to the inset at once.
    case setOpenLength(CGFloat)
    /// Remove our contribution, then close the cycle.
    case close(cycle: Int, isAnimated: Bool)
    /// Keep our contribution, and close the cycle.
    case keepOpen(cycle: Int)
    /// Remove our contribution at once.
    case collapse
    /// Call the action.
    case act(cycle: Int)
    /// Cancel the task of the action.
    case cancelAction
    /// Send a time-out after some seconds.
    case limit(cycle: Int, TimeInterval)
    /// Speak.
    case announce(Announcement)
    /// Suspend the other edge.
    case suspendPartner
    /// Resume the other edge.
    case resumePartner
    /// Reset the other edge.
    case resetPartner
    /// Show the view.
    case showView
    /// Hide the view.
    case hideView
    /// Remove our contribution without a report.
    case restoreInset
    /// Stop watching the scroll view.
    case stopObserving
    /// Forget the action.
    case dropAction
}
