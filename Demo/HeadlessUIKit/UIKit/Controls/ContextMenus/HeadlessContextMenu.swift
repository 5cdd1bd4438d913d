/// A context menu that is open: what a person sees of it and can do with it.
///
/// It comes and goes at once: what its delegate adds to an animator happens in the same turn.
@preconcurrency @MainActor public final class HeadlessContextMenu {
    /// The controller that the menu shows as its preview; `nil` if it shows what was pressed.
    public let preview: UIViewController?

    /// What was lifted as the menu came; `nil` if it faded in.
    public let highlighted: UITargetedPreview?

    /// What the menu went back to; `nil` while it is open, or if it faded out.
    public private(set) var dismissed: UITargetedPreview?

    public private(set) var isOpen = true

    private var content: UIMenu?
    private let configuration: UIContextMenuConfiguration
    private let host: any ContextMenuHost

    /// Opens the menu.
    init(_ configuration: UIContextMenuConfiguration, on host: any ContextMenuHost) {
        self.configuration = configuration
        self.host = host
        content = configuration.actionProvider?([])
        preview = configuration.previewProvider?()
        highlighted = host.highlightPreview(configuration) ?? host.standardPreview
        animate { host.willDisplay(configuration, $0) }
    }

    /// The actions, of which one can be chosen; `nil` if the menu shows a preview alone.
    public var menu: HeadlessMenu? {
        content.map { HeadlessMenu($0) { self.dismiss() } }
    }

    /// Taps the preview, and returns what becomes of it.
    @discardableResult
    public func tapPreview() -> UIContextMenuInteractionCommitStyle {
        guard isOpen else { return .dismiss }
        let animator = ContextMenuAnimator(preview: preview)
        host.willPerformPreviewAction(configuration, animator)
        dismiss()
        animator.run()
        return animator.preferredCommitStyle
    }

    /// Taps beside the menu.
    public func dismiss() {
        guard isOpen else { return }
        isOpen = false
        dismissed = host.dismissalPreview(configuration) ?? host.standardPreview
        animate { host.willEnd(configuration, $0) }
    }

    /// Replaces the menu while it is open.
    func update(_ change: (UIMenu) -> UIMenu) {
        if isOpen { content = content.map(change) }
    }

    private func animate(_ tell: (ContextMenuAnimator) -> Void) {
        let animator = ContextMenuAnimator(preview: preview)
        tell(animator)
        animator.run()
    }
}
