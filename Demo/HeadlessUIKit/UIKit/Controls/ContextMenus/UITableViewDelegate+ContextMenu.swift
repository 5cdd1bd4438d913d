public import Foundation

extension UITableViewDelegate {
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        target(of: .contextMenu)?.tableView(
            tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }

    public func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        target(of: .highlightPreview)?.tableView(
            tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    public func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        target(of: .dismissalPreview)?.tableView(
            tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    public func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        target(of: .willDisplayMenu)?.tableView(
            tableView, willDisplayContextMenu: configuration, animator: animator)
    }

    public func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        target(of: .willEndMenu)?.tableView(
            tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }

    public func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        target(of: .willPerformPreviewAction)?.tableView(
            tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
}
