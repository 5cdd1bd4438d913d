import Foundation

/// What a table sends its delegate.
public enum HeadlessTableDelegateMessage: String, HeadlessMessage {
    case willDisplay = "tableView:willDisplayCell:forRowAtIndexPath:"
    case willDisplayHeader = "tableView:willDisplayHeaderView:forSection:"
    case willDisplayFooter = "tableView:willDisplayFooterView:forSection:"
    case didEndDisplaying = "tableView:didEndDisplayingCell:forRowAtIndexPath:"
    case didEndDisplayingHeader = "tableView:didEndDisplayingHeaderView:forSection:"
    case didEndDisplayingFooter = "tableView:didEndDisplayingFooterView:forSection:"
    case heightForRow = "tableView:heightForRowAtIndexPath:"
    case heightForHeader = "tableView:heightForHeaderInSection:"
    case heightForFooter = "tableView:heightForFooterInSection:"
    case estimatedHeightForRow = "tableView:estimatedHeightForRowAtIndexPath:"
    case estimatedHeightForHeader = "tableView:estimatedHeightForHeaderInSection:"
    case estimatedHeightForFooter = "tableView:estimatedHeightForFooterInSection:"
    case viewForHeader = "tableView:viewForHeaderInSection:"
    case viewForFooter = "tableView:viewForFooterInSection:"
    case indentationLevel = "tableView:indentationLevelForRowAtIndexPath:"
    case accessoryButtonTapped = "tableView:accessoryButtonTappedForRowWithIndexPath:"
    case shouldHighlight = "tableView:shouldHighlightRowAtIndexPath:"
    case didHighlight = "tableView:didHighlightRowAtIndexPath:"
    case didUnhighlight = "tableView:didUnhighlightRowAtIndexPath:"
    case willSelect = "tableView:willSelectRowAtIndexPath:"
    case willDeselect = "tableView:willDeselectRowAtIndexPath:"
    case didSelect = "tableView:didSelectRowAtIndexPath:"
    case didDeselect = "tableView:didDeselectRowAtIndexPath:"
    case editingStyle = "tableView:editingStyleForRowAtIndexPath:"
    case titleForDeleteConfirmationButton = "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:"
    case shouldIndentWhileEditing = "tableView:shouldIndentWhileEditingRowAtIndexPath:"
    case willBeginEditing = "tableView:willBeginEditingRowAtIndexPath:"
    case didEndEditing = "tableView:didEndEditingRowAtIndexPath:"
    case targetForMove = "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:"
    case leadingSwipeActions = "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:"
    case trailingSwipeActions = "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:"
    case contextMenu = "tableView:contextMenuConfigurationForRowAtIndexPath:point:"
    case highlightPreview = "tableView:previewForHighlightingContextMenuWithConfiguration:"
    case dismissalPreview = "tableView:previewForDismissingContextMenuWithConfiguration:"
    case willDisplayMenu = "tableView:willDisplayContextMenuWithConfiguration:animator:"
    case willEndMenu = "tableView:willEndContextMenuInteractionWithConfiguration:animator:"
    case willPerformPreviewAction = "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:"

    public static func areDeclared(for type: AnyClass) -> Bool { type is any UITableViewDelegate.Type }
}

extension UITableViewDelegate {
    /// The object, if it responds to a message.
    subscript(message: HeadlessTableDelegateMessage) -> Self? { message.isSent(to: self) ? self : nil }

    /// The object that gets a message which this one does not implement.
    func target(of message: HeadlessTableDelegateMessage) -> (any UITableViewDelegate)? {
        message.target(of: self) as? any UITableViewDelegate
    }
}
