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
    ///
    /// False while a delay puts the skeleton off, while it fades, and after the app has removed the cover, which ends
    /// the skeleton.
    public var isTabAnimating: Bool { Attachment.existing(of: self)?.session?.isShown ?? false }

    /// Whether a skeleton is shown on the view or on any view inside it.
    public var containsTabAnimation: Bool {
        isTabAnimating || subviews.contains { $0.containsTabAnimation }
    }

    /// What is told what happens to the view's skeleton, held weakly; `nil`, the default, tells nothing.
    public var tabAnimationObserver: (any SkeletonObserving)? {
        get { Attachment.existing(of: self)?.observer }
        set { Attachment.of(self).observer = newValue }
    }

    /// The state of the view's skeleton, now and after every change.
    ///
    /// ```swift
    /// for await state in tableView.tabAnimationStates { spinner.isHidden = state != .running }
    /// ```
    ///
    /// The sequence ends with the view, and once more than 64 states wait in it unread.
    public var tabAnimationStates: AsyncStream<SkeletonState> {
        let attachment = Attachment.of(self)
        return attachment.states.stream(from: attachment.model?.states[self] ?? .initial)
    }

    /// Covers the view with its skeleton, which is in place when the call returns.
    ///
    /// Does nothing while a skeleton is on screen, and after the skeleton ended once if the model's `canLoadAgain` is
    /// false; without a model it warns. A delay of the model's timing puts the skeleton off. A start takes back an end
    /// that waits for the least duration of the timing.
    ///
    /// - Parameters:
    ///   - transition: How the skeleton comes; the default is at once.
    ///   - fileID: The file that the watchdog names; the default is the caller's.
    ///   - line: The line that the watchdog names; the default is the caller's.
    public func startTabAnimation(
        transition: SkeletonTransition = SkeletonConfiguration.shared.transition, fileID: String = #fileID,
        line: UInt = #line
    ) {
        Attachment.of(self).start(
            transition: transition, call: SkeletonCall(file: fileID, line: line))
    }

    /// Takes the skeleton away and shows the view as it is now.
    ///
    /// Changes nothing when no skeleton was started. A least duration of the model's timing keeps the
    /// skeleton until it has passed.
    ///
    /// - Parameters:
    ///   - transition: How the skeleton goes; the default is at once.
    ///   - completion: Called exactly once: when nothing of the skeleton is left on screen, at once if nothing was,
    ///     and also when a start takes this end back.
    public func endTabAnimation(
        transition: SkeletonTransition = SkeletonConfiguration.shared.transition,
        completion: (@MainActor () -> Void)? = nil
    ) {
        guard let attachment = Attachment.existing(of: self) else {
            completion?()
            return
        }
        attachment.end(transition: transition, completion: completion)
    }

    /// Makes what the skeleton needs and keeps it, without showing anything, so that the next start is quick.
    ///
    /// Call it once the view has its size. Without a cache nothing can be kept, and nothing is made. Without a model
    /// it warns.
    ///
    /// - Parameters:
    ///   - fileID: The file that the warning names; the default is the caller's.
    ///   - line: The line that the warning names; the default is the caller's.
    public func prepareTabAnimation(fileID: String = #fileID, line: UInt = #line) {
        Attachment.of(self).prepare(SkeletonCall(file: fileID, line: line))
    }

    /// Shows the skeleton with the model's properties and adjustments as they are now.
    public func updateTabAnimation() {
        Attachment.existing(of: self)?.session?.update()
    }

    /// Shows the skeleton for exactly as long as the work runs, also when it throws or is cancelled.
    ///
    /// Where several works of one view overlap, the skeleton ends with the last of them.
    ///
    /// - Parameters:
    ///   - transition: How the skeleton comes and goes; the default is at once.
    ///   - fileID: The file that the watchdog names; the default is the caller's.
    ///   - line: The line that the watchdog names; the default is the caller's.
    ///   - work: The work.
    /// - Returns: What the work returns.
    /// - Throws: What the work throws.
    public func withTabAnimation<Result: Sendable>(
        transition: SkeletonTransition = SkeletonConfiguration.shared.transition, fileID: String = #fileID,
        line: UInt = #line,
        _ work: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        let attachment = Attachment.of(self)
        attachment.beginWork(transition: transition, call: SkeletonCall(file: fileID, line: line))
        defer { attachment.endWork(transition: transition) }
        return try await work()
    }
}
