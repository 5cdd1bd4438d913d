public import UIKit

/// Where a table sends a message about.
public struct TablePlace {
    let table: UITableView
    let path: IndexPath
    let cell: UITableViewCell
    let header: UIView

    public init(_ table: UITableView, _ path: IndexPath, cell: UITableViewCell, header: UIView) {
        self.table = table
        self.path = path
        self.cell = cell
        self.header = header
    }
}

/// What a table sends its data source and its delegate.
public typealias TableCall = MessageCall<any UITableViewDataSource & UITableViewDelegate, TablePlace>

public enum TableCalls {
    public static let all: [TableCall] =
        ofDataSource + heights + display + selection + editing + actions + menus

    private static let ofDataSource: [TableCall] = [
        source(.numberOfSections) { $0.numberOfSections(in: $1.table) },
        source(.numberOfRows) { $0.tableView($1.table, numberOfRowsInSection: $1.path.section) },
        source(.cellForRow) { $0.tableView($1.table, cellForRowAt: $1.path) },
        source(.titleForHeader) { $0.tableView($1.table, titleForHeaderInSection: $1.path.section) },
        source(.titleForFooter) { $0.tableView($1.table, titleForFooterInSection: $1.path.section) },
        source(.canEdit) { $0.tableView($1.table, canEditRowAt: $1.path) },
        source(.canMove) { $0.tableView($1.table, canMoveRowAt: $1.path) },
        source(.indexTitles) { $0.sectionIndexTitles(for: $1.table) },
        source(.sectionForIndexTitle) {
            $0.tableView($1.table, sectionForSectionIndexTitle: "A", at: 0)
        },
        source(.commit) { $0.tableView($1.table, commit: .delete, forRowAt: $1.path) },
        source(.move) { $0.tableView($1.table, moveRowAt: $1.path, to: $1.path) },
    ]

    private static let heights: [TableCall] = [
        delegate(.heightForRow) { $0.tableView($1.table, heightForRowAt: $1.path) },
        delegate(.heightForHeader) { $0.tableView($1.table, heightForHeaderInSection: $1.path.section) },
        delegate(.heightForFooter) { $0.tableView($1.table, heightForFooterInSection: $1.path.section) },
        delegate(.estimatedHeightForRow) { $0.tableView($1.table, estimatedHeightForRowAt: $1.path) },
        delegate(.estimatedHeightForHeader) {
            $0.tableView($1.table, estimatedHeightForHeaderInSection: $1.path.section)
        },
        delegate(.estimatedHeightForFooter) {
            $0.tableView($1.table, estimatedHeightForFooterInSection: $1.path.section)
        },
        delegate(.viewForHeader) { $0.tableView($1.table, viewForHeaderInSection: $1.path.section) },
        delegate(.viewForFooter) { $0.tableView($1.table, viewForFooterInSection: $1.path.section) },
        delegate(.indentationLevel) { $0.tableView($1.table, indentationLevelForRowAt: $1.path) },
    ]

    private static let display: [TableCall] = [
        delegate(.willDisplay) { $0.tableView($1.table, willDisplay: $1.cell, forRowAt: $1.path) },
        delegate(.didEndDisplaying) { $0.tableView($1.table, didEndDisplaying: $1.cell, forRowAt: $1.path) },
        delegate(.willDisplayHeader) {
            $0.tableView($1.table, willDisplayHeaderView: $1.header, forSection: $1.path.section)
        },
        delegate(.willDisplayFooter) {
            $0.tableView($1.table, willDisplayFooterView: $1.header, forSection: $1.path.section)
        },
        delegate(.didEndDisplayingHeader) {
            $0.tableView($1.table, didEndDisplayingHeaderView: $1.header, forSection: $1.path.section)
        },
        delegate(.didEndDisplayingFooter) {
            $0.tableView($1.table, didEndDisplayingFooterView: $1.header, forSection: $1.path.section)
        },
    ]

    private static let selection: [TableCall] = [
        delegate(.accessoryButtonTapped) {
            $0.tableView($1.table, accessoryButtonTappedForRowWith: $1.path)
        },
        delegate(.shouldHighlight) { $0.tableView($1.table, shouldHighlightRowAt: $1.path) },
        delegate(.didHighlight) { $0.tableView($1.table, didHighlightRowAt: $1.path) },
        delegate(.didUnhighlight) { $0.tableView($1.table, didUnhighlightRowAt: $1.path) },
        delegate(.willSelect) { $0.tableView($1.table, willSelectRowAt: $1.path) },
        delegate(.willDeselect) { $0.tableView($1.table, willDeselectRowAt: $1.path) },
        delegate(.didSelect) { $0.tableView($1.table, didSelectRowAt: $1.path) },
        delegate(.didDeselect) { $0.tableView($1.table, didDeselectRowAt: $1.path) },
    ]

    private static let editing: [TableCall] = [
        delegate(.editingStyle) { $0.tableView($1.table, editingStyleForRowAt: $1.path) },
        delegate(.titleForDeleteConfirmationButton) {
            $0.tableView($1.table, titleForDeleteConfirmationButtonForRowAt: $1.path)
        },
        delegate(.shouldIndentWhileEditing) {
            $0.tableView($1.table, shouldIndentWhileEditingRowAt: $1.path)
        },
        delegate(.willBeginEditing) { $0.tableView($1.table, willBeginEditingRowAt: $1.path) },
        delegate(.didEndEditing) { $0.tableView($1.table, didEndEditingRowAt: $1.path) },
        delegate(.targetForMove) {
            $0.tableView(
                $1.table, targetIndexPathForMoveFromRowAt: $1.path, toProposedIndexPath: $1.path)
        },
    ]

    private static let actions: [TableCall] = [
        delegate(.leadingSwipeActions) {
            $0.tableView($1.table, leadingSwipeActionsConfigurationForRowAt: $1.path)
        },
        delegate(.trailingSwipeActions) {
            $0.tableView($1.table, trailingSwipeActionsConfigurationForRowAt: $1.path)
        },
    ]

    private static let menus: [TableCall] = [
        delegate(.contextMenu) {
            $0.tableView($1.table, contextMenuConfigurationForRowAt: $1.path, point: .zero)
        },
        delegate(.highlightPreview) {
            $0.tableView($1.table, previewForHighlightingContextMenuWithConfiguration: MenuSamples.menu)
        },
        delegate(.dismissalPreview) {
            $0.tableView($1.table, previewForDismissingContextMenuWithConfiguration: MenuSamples.menu)
        },
        delegate(.willDisplayMenu) {
            $0.tableView($1.table, willDisplayContextMenu: MenuSamples.menu, animator: nil)
        },
        delegate(.willEndMenu) {
            $0.tableView($1.table, willEndContextMenuInteraction: MenuSamples.menu, animator: nil)
        },
        delegate(.willPerformPreviewAction) {
            $0.tableView(
                $1.table, willPerformPreviewActionForMenuWith: MenuSamples.menu,
                animator: MenuSamples.animator)
        },
    ]

    private static func source<Result>(
        _ message: HeadlessTableSourceMessage,
        _ send: @escaping @MainActor (any UITableViewDataSource & UITableViewDelegate, TablePlace) -> Result
    ) -> TableCall {
        TableCall(message, send)
    }

    private static func delegate<Result>(
        _ message: HeadlessTableDelegateMessage,
        _ send: @escaping @MainActor (any UITableViewDataSource & UITableViewDelegate, TablePlace) -> Result
    ) -> TableCall {
        TableCall(message, send)
    }
}
