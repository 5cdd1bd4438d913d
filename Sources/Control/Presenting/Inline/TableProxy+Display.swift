import UIKit

// What is shown, selected and edited. Skeletons are none of the app's business, and cannot be selected or edited.
extension TableProxy {
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
        forward(delegate?.tableView(_:willDisplay:forRowAt:), tableView, cell, indexPath)
    }

    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        listDidAsk?()
        forward(delegate?.tableView(_:didEndDisplaying:forRowAt:), tableView, cell, indexPath)
    }

    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        forward(delegate?.tableView(_:willDisplayHeaderView:forSection:), tableView, view, section)
    }

    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        forward(delegate?.tableView(_:willDisplayFooterView:forSection:), tableView, view, section)
    }

    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    {
        forward(delegate?.tableView(_:didEndDisplayingHeaderView:forSection:), tableView, view, section)
    }

    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
    {
        forward(delegate?.tableView(_:didEndDisplayingFooterView:forSection:), tableView, view, section)
    }

    // MARK: Selection

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        forward(delegate?.tableView(_:accessoryButtonTappedForRowWith:), tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        number(at: indexPath) == nil
            && forward(delegate?.tableView(_:shouldHighlightRowAt:), tableView, indexPath) ?? true
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        forward(delegate?.tableView(_:didHighlightRowAt:), tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        forward(delegate?.tableView(_:didUnhighlightRowAt:), tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        forward(delegate?.tableView(_:willSelectRowAt:), tableView, indexPath) ?? nil
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        forward(delegate?.tableView(_:willDeselectRowAt:), tableView, indexPath) ?? nil
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        forward(delegate?.tableView(_:didSelectRowAt:), tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        forward(delegate?.tableView(_:didDeselectRowAt:), tableView, indexPath)
    }

    // MARK: Editing

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        forward(delegate?.tableView(_:editingStyleForRowAt:), tableView, indexPath) ?? .none
    }

    @available(tvOS, unavailable)
    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        forward(delegate?.tableView(_:titleForDeleteConfirmationButtonForRowAt:), tableView, indexPath) ?? nil
    }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        forward(delegate?.tableView(_:shouldIndentWhileEditingRowAt:), tableView, indexPath) ?? false
    }

    @available(tvOS, unavailable)
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        forward(delegate?.tableView(_:willBeginEditingRowAt:), tableView, indexPath)
    }

    @available(tvOS, unavailable)
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        let end: ((UITableView, IndexPath?) -> Void)? = delegate?.tableView(_:didEndEditingRowAt:)
        if indexPath.flatMap(number(at:)) == nil { end?(tableView, indexPath) }
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        forward(
            delegate?.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:), tableView,
            from: sourceIndexPath, to: proposedDestinationIndexPath) ?? sourceIndexPath
    }
}
