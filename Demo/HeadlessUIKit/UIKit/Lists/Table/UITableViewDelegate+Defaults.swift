public import Foundation

extension UITableViewDelegate {
    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        target(of: .willDisplay)?.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
    public func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
        target(of: .willDisplayHeader)?.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
    public func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {
        target(of: .willDisplayFooter)?.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        target(of: .didEndDisplaying)?.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
    public func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
        target(of: .didEndDisplayingHeader)?.tableView(
            tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
    public func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {
        target(of: .didEndDisplayingFooter)?.tableView(
            tableView, didEndDisplayingFooterView: view, forSection: section)
    }

    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        target(of: .heightForRow)?.tableView(tableView, heightForRowAt: indexPath) ?? tableView.rowHeight
    }
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        target(of: .heightForHeader)?.tableView(tableView, heightForHeaderInSection: section)
            ?? tableView.sectionHeaderHeight
    }
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        target(of: .heightForFooter)?.tableView(tableView, heightForFooterInSection: section)
            ?? tableView.sectionFooterHeight
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        target(of: .estimatedHeightForRow)?.tableView(tableView, estimatedHeightForRowAt: indexPath)
            ?? tableView.estimatedRowHeight
    }
    public func tableView(
        _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat {
        target(of: .estimatedHeightForHeader)?.tableView(
            tableView, estimatedHeightForHeaderInSection: section) ?? tableView.estimatedSectionHeaderHeight
    }
    public func tableView(
        _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat {
        target(of: .estimatedHeightForFooter)?.tableView(
            tableView, estimatedHeightForFooterInSection: section) ?? tableView.estimatedSectionFooterHeight
    }
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        target(of: .viewForHeader)?.tableView(tableView, viewForHeaderInSection: section)
    }
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        target(of: .viewForFooter)?.tableView(tableView, viewForFooterInSection: section)
    }
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        target(of: .indentationLevel)?.tableView(tableView, indentationLevelForRowAt: indexPath) ?? 0
    }
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        target(of: .accessoryButtonTapped)?.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }

    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        target(of: .shouldHighlight)?.tableView(tableView, shouldHighlightRowAt: indexPath) ?? true
    }
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        target(of: .didHighlight)?.tableView(tableView, didHighlightRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        target(of: .didUnhighlight)?.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        target(of: .willSelect).map { $0.tableView(tableView, willSelectRowAt: indexPath) } ?? indexPath
    }
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        target(of: .willDeselect).map { $0.tableView(tableView, willDeselectRowAt: indexPath) } ?? indexPath
    }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        target(of: .didSelect)?.tableView(tableView, didSelectRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        target(of: .didDeselect)?.tableView(tableView, didDeselectRowAt: indexPath)
    }

    public func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        target(of: .editingStyle)?.tableView(tableView, editingStyleForRowAt: indexPath) ?? .delete
    }
    public func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        target(of: .titleForDeleteConfirmationButton)?.tableView(
            tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }
    public func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool {
        target(of: .shouldIndentWhileEditing)?.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
            ?? true
    }
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        target(of: .willBeginEditing)?.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        target(of: .didEndEditing)?.tableView(tableView, didEndEditingRowAt: indexPath)
    }
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        target(of: .targetForMove)?.tableView(
            tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
            toProposedIndexPath: proposedDestinationIndexPath) ?? proposedDestinationIndexPath
    }
}
