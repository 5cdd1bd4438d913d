public import UIKit

/// Everything that hangs on a view: its model, and the session while one runs or fades.
@MainActor
private final class Attachment {
    var model: ViewAnimated?
    var session: SkeletonSession?
    var fading: SkeletonSession?

    private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// The attachment of a view, made when first asked for; it dies with the view.
    static func of(_ view: UIView) -> Attachment {
        if let attachment = objc_getAssociatedObject(view, key) as? Attachment { return attachment }
        let attachment = Attachment()
        objc_setAssociatedObject(view, key, attachment, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return attachment
    }
}

extension UIView {
    /// What the view shows while its content loads; `nil`, the default, shows nothing.
    ///
    /// Lists take a `TableAnimated` or a `CollectionAnimated`. Setting another model while a skeleton is
    /// on screen ends that skeleton first.
    public var tabAnimated: ViewAnimated? {
        get { Attachment.of(self).model }
        set {
            let attachment = Attachment.of(self)
            guard attachment.model !== newValue else { return }
            endTabAnimation()
            attachment.model = newValue
        }
    }

    /// Whether a skeleton covers the view.
    public var isTabAnimating: Bool { Attachment.of(self).session != nil }

    /// Covers the view with its skeleton, which is in place when the call returns.
    ///
    /// Does nothing without a model, while a skeleton is on screen, and after the skeleton ended once
    /// unless the model's `canLoadAgain` is true.
    ///
    /// - Parameter transition: How the skeleton comes; the default is at once.
    public func startTabAnimation(transition: SkeletonTransition = .none) {
        let attachment = Attachment.of(self)
        guard let model = attachment.model, attachment.session == nil else { return }
        guard model.state == .initial || model.canLoadAgain && model.state == .ended else {
            SkeletonLog.warn(model.refusal(of: self))
            return
        }
        attachment.fading?.remove()
        attachment.fading = nil
        attachment.session = SkeletonSession(host: self, model: model, transition: transition)
    }

    /// Takes the skeleton away and shows the view as it is now.
    ///
    /// Does nothing when no skeleton is on screen.
    ///
    /// - Parameters:
    ///   - transition: How the skeleton goes; the default is at once.
    ///   - completion: Called when nothing of the skeleton is left on screen.
    public func endTabAnimation(
        transition: SkeletonTransition = .none, completion: (@MainActor () -> Void)? = nil
    ) {
        let attachment = Attachment.of(self)
        guard let session = attachment.session else { return }
        attachment.session = nil
        attachment.fading = session
        session.end(transition: transition) { [weak attachment] in
            if attachment?.fading === session { attachment?.fading = nil }
            completion?()
        }
    }

    /// Shows the skeleton with the model's properties and adjustments as they are now.
    public func updateTabAnimation() {
        Attachment.of(self).session?.update()
    }

    /// Shows the skeleton for exactly as long as the work runs, also when it throws or is cancelled.
    ///
    /// - Returns: What the work returns.
    /// - Throws: What the work throws.
    public func withTabAnimation<Result: Sendable>(
        transition: SkeletonTransition = .none, _ work: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        startTabAnimation(transition: transition)
        defer { endTabAnimation(transition: transition) }
        return try await work()
    }
}

extension ViewAnimated {
    fileprivate func refusal(of view: UIView) -> String {
        switch state {
        case .running:
            "The model of \(type(of: view)) already covers another view; give each view a model of its own"
        case .initial, .ended:
            "\(type(of: view)) does not start again: set canLoadAgain of its model to true"
        }
    }
}
