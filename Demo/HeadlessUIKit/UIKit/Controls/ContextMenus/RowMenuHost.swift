import Foundation

/// A row of a table.
struct RowMenuHost: ContextMenuHost {
    let table: UITableView
    let path: IndexPath

    private var delegate: (any UITableViewDelegate)? { table.delegate }

    var pressed: UIView? { table.cellForRow(at: path) }

    func highlightPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        delegate?[.highlightPreview]?.tableView(
            table, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    func dismissalPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        delegate?[.dismissalPreview]?.tableView(
            table, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    func willDisplay(_ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {
        delegate?[.willDisplayMenu]?.tableView(
            table, willDisplayContextMenu: configuration, animator: animator)
    }

    func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {
        delegate?[.willEndMenu]?.tableView(
            table, willEndContextMenuInteraction: configuration, animator: animator)
    }

    func willPerformPreviewAction(
        _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator
    ) {
        delegate?[.willPerformPreviewAction]?.tableView(
            table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
}
