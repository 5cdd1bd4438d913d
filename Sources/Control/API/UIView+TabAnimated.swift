public import UIKit

extension UIView {
    /// What the view shows while it loads; `nil`, the default, shows no skeleton.
    ///
    /// Lists take a `TableAnimated` or a `CollectionAnimated`; any other view gets a `ViewAnimated` with its first start.
    /// Setting another model while a skeleton is on screen ends
    /// that skeleton first.
    public var tabAnimated: ViewAnimated? {
        get { Attachment.existing(of: self)?.model }
        set { Attachment.of(self).model = newValue }
    }

    /// Whether a skeleton covers the view or a part of it.
    ///
    /// False during the delay, while the skeleton fades out, and after the app has removed the cover, which ends the
    /// skeleton.
    public var isTabAnimating: Bool { Attachment.existing(of: self)?.session?.isShown ?? false }

    /// The state of the view's skeleton; `SkeletonState.didChangeNotification` tells of its changes.
    ///
    /// Another model begins anew with `initial`, of which observers hear.
    public var tabAnimationState: SkeletonState { Attachment.existing(of: self)?.state ?? .initial }

    /// The state of the view's skeleton, now and after every change.
    ///
    /// <!-- example: controller, not run -->
    /// ```swift
    /// for await state in tableView.tabAnimationStates { spinner.isHidden = state != .running }
    /// ```
    ///
    /// The sequence ends with the view, and when more than 64 states wait in it unread.
    public var tabAnimationStates: AsyncStream<SkeletonState> {
        let attachment = Attachment.of(self)
        return attachment.states.stream(from: attachment.state)
    }

    /// Covers the view with its skeleton, which is in place when the call returns.
    ///
    /// If a skeleton is on screen, cancels ends that wait for the least duration, and covers the model's parts again beside
    /// those that load. Does nothing after an end if the model's `canLoadAgain` is false. A view without a model gets a
    /// ``ViewAnimated``; a list without one logs a warning, because the skeleton needs the class of its cells. The delay of the
    /// model's timing postpones the skeleton.
    ///
    /// - Parameters:
    ///   - transition: How the skeleton comes; the default is the configuration's, at once unless the app sets it.
    ///   - fileID: The file of the call, which log messages name; leave the default.
    ///   - line: The line of the call, which log messages name; leave the default.
    public func startTabAnimation(
        transition: SkeletonTransition = SkeletonConfiguration.shared.transition, fileID: String = #fileID,
        line: UInt = #line
    ) {
        Attachment.of(self).start(nil, transition, from: "\(fileID):\(line)")
    }

    /// Removes the skeleton and shows the view as it is now.
    ///
    /// Changes nothing when no skeleton was started. The skeleton stays for the least duration of the model's timing.
    ///
    /// - Parameters:
    ///   - transition: How the skeleton goes; the default is the configuration's, at once unless the app sets it.
    ///   - error: What the load failed with, so that VoiceOver says that; `nil`, the default, for a success. Of a cancellation
    ///     it says nothing.
    ///   - completion: Called once: when nothing of the skeleton is left, at once if nothing was, or when a start cancels it.
    public func endTabAnimation(
        transition: SkeletonTransition = SkeletonConfiguration.shared.transition, error: (any Error)? = nil,
        completion: (@MainActor () -> Void)? = nil
    ) {
        guard let attachment = Attachment.existing(of: self) else {
            completion?()
            return
        }
        attachment.end(nil, with: error, transition, completion: completion)
    }

    /// Measures the cells of a list ahead of its next start; a single view is measured at the start.
    ///
    /// Call it once the list has its size. It does nothing where the cache is off.
    ///
    /// - Parameters:
    ///   - fileID: The file of the call, which log messages name; leave the default.
    ///   - line: The line of the call, which log messages name; leave the default.
    public func prepareTabAnimation(fileID: String = #fileID, line: UInt = #line) {
        Attachment.of(self).prepare(from: "\(fileID):\(line)")
    }

    /// Applies the properties and adjustments of `tabAnimated` as they are now to the skeleton on screen, if there is one.
    public func updateTabAnimation() {
        Attachment.existing(of: self)?.session?.handle(.update)
    }

    /// Shows the skeleton for exactly as long as the work runs, also when it throws.
    ///
    /// Of several calls for one view that overlap, the last one ends the skeleton.
    ///
    /// - Parameters:
    ///   - transition: How the skeleton comes and goes; the default is the configuration's, at once unless the app sets it.
    ///   - fileID: The file of the call, which log messages name; leave the default.
    ///   - line: The line of the call, which log messages name; leave the default.
    ///   - work: What loads the content and shows it; the skeleton goes when it returns or throws.
    /// - Returns: What the work returns; it need not be `Sendable`, because it stays on the main actor.
    /// - Throws: What the work throws.
    public func withTabAnimation<Result>(
        transition: SkeletonTransition = SkeletonConfiguration.shared.transition, fileID: String = #fileID,
        line: UInt = #line,
        _ work: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        try await Attachment.of(self).run(nil, transition, from: "\(fileID):\(line)", work)
    }
}
