public import UIKit

extension UIView {
    /// What the view shows while its content loads; `nil`, the default, shows nothing.
    ///
    /// Lists take a `TableAnimated` or a `CollectionAnimated`. Setting another model while a skeleton is
    /// on screen ends that skeleton first.
    public var tabAnimated: ViewAnimated? {
        get { Attachment.existing(of: self)?.model }
        set {
            Attachment.of(self).model = newValue
        }
    }

    /// Whether a skeleton is shown in place of the view's content, or of a part of it.
    public var isTabAnimating: Bool { Attachment.existing(of: self)?.session?.isShown ?? false }

    /// Covers the view with its skeleton, which is in place when the call returns.
    ///
    /// Does nothing without a model, while a skeleton is on screen, and after the skeleton ended once
    /// unless the model's `canLoadAgain` is true. A delay of the model's timing puts the skeleton off.
    ///
    /// - Parameters:
    ///   - transition: How the skeleton comes; the default is at once.
    ///   - fileID: The file that the watchdog names; the default is the caller's.
    ///   - line: The line that the watchdog names; the default is the caller's.
    public func startTabAnimation(
        transition: SkeletonTransition = .none, fileID: String = #fileID, line: UInt = #line
    ) {
        Attachment.existing(of: self)?.start(
            on: self, transition: transition, call: SkeletonCall(file: fileID, line: line))
    }

    /// Takes the skeleton away and shows the view as it is now.
    ///
    /// Does nothing when no skeleton was started. A least duration of the model's timing keeps the
    /// skeleton until it has passed.
    ///
    /// - Parameters:
    ///   - transition: How the skeleton goes; the default is at once.
    ///   - completion: Called when nothing of the skeleton is left on screen.
    public func endTabAnimation(
        transition: SkeletonTransition = .none, completion: (@MainActor () -> Void)? = nil
    ) {
        Attachment.existing(of: self)?.end(transition: transition, completion: completion)
    }

    /// Shows the skeleton with the model's properties and adjustments as they are now.
    public func updateTabAnimation() {
        Attachment.existing(of: self)?.session?.update()
    }

    /// Shows the skeleton for exactly as long as the work runs, also when it throws or is cancelled.
    ///
    /// - Parameters:
    ///   - transition: How the skeleton comes and goes; the default is at once.
    ///   - fileID: The file that the watchdog names; the default is the caller's.
    ///   - line: The line that the watchdog names; the default is the caller's.
    ///   - work: The work.
    /// - Returns: What the work returns.
    /// - Throws: What the work throws.
    public func withTabAnimation<Result: Sendable>(
        transition: SkeletonTransition = .none, fileID: String = #fileID, line: UInt = #line,
        _ work: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        startTabAnimation(transition: transition, fileID: fileID, line: line)
        defer { endTabAnimation(transition: transition) }
        return try await work()
    }
}
