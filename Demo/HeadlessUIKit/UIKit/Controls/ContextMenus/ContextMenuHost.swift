/// What a context menu was opened on; tells its delegate about it.
@MainActor protocol ContextMenuHost {
    /// What is lifted, unless the delegate says otherwise.
    var pressed: UIView? { get }
    func highlightPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    func dismissalPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    func willDisplay(_ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator)
    func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator)
    func willPerformPreviewAction(
        _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator)
}

extension ContextMenuHost {
    /// What is lifted where the delegate has no preview.
    var standardPreview: UITargetedPreview? {
        pressed.flatMap { $0.isInWindow ? UITargetedPreview(view: $0) : nil }
    }
}
