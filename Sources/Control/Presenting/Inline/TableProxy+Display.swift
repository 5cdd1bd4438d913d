import UIKit

// What is shown, selected and edited is told to the app if it is the app's own.
extension TableProxy {
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
        guard !(cell is SkeletonTableCell) else { return }
        let hear: ((UITableView, UITableViewCell, IndexPath) -> Void)? =
            delegate?.tableView(_:willDisplay:forRowAt:)
        hear?(tableView, cell, indexPath)
    }

    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        listDidAsk?()
        guard !(cell is SkeletonTableCell) else { return }
        let hear: ((UITableView, UITableViewCell, IndexPath) -> Void)? =
            delegate?.tableView(_:didEndDisplaying:forRowAt:)
        hear?(tableView, cell, indexPath)
    }

    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        guard !(view is SkeletonHeaderFooterView) else { return }
        let hear: ((UITableView, UIView, Int) -> Void)? =
            delegate?.tableView(_:willDisplayHeaderView:forSection:)
        hear?(tableView, view, section)
    }

    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        guard !(view is SkeletonHeaderFooterView) else { return }
        let hear: ((UITableView, UIView, Int) -> Void)? =
            delegate?.tableView(_:willDisplayFooterView:forSection:)
        hear?(tableView, view, section)
    }

    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    {
        guard !(view is SkeletonHeaderFooterView) else { return }
        let hear: ((UITableView, UIView, Int) -> Void)? =
            delegate?.tableView(_:didEndDisplayingHeaderView:forSection:)
        hear?(tableView, view, section)
    }

    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
    {
        guard !(view is SkeletonHeaderFooterView) else { return }
        let hear: ((UITableView, UIView, Int) -> Void)? =
            delegate?.tableView(_:didEndDisplayingFooterView:forSection:)
        hear?(tableView, view, section)
    }

    // MARK: Selection

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        hear(delegate?.tableView(_:accessoryButtonTappedForRowWith:), tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        guard number(at: indexPath) == nil else { return false }
        let ask: AskRow<Bool>? = delegate?.tableView(_:shouldHighlightRowAt:)
        return ask?(tableView, indexPath) ?? true
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        hear(delegate?.tableView(_:didHighlightRowAt:), tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        hear(delegate?.tableView(_:didUnhighlightRowAt:), tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        guard number(at: indexPath) == nil else { return nil }
        let ask: AskRow<IndexPath?>? = delegate?.tableView(_:willSelectRowAt:)
        return ask.map { $0(tableView, indexPath) } ?? indexPath
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        guard number(at: indexPath) == nil else { return nil }
        let ask: AskRow<IndexPath?>? = delegate?.tableView(_:willDeselectRowAt:)
        return ask.map { $0(tableView, indexPath) } ?? indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        hear(delegate?.tableView(_:didSelectRowAt:), tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        hear(delegate?.tableView(_:didDeselectRowAt:), tableView, indexPath)
    }

    // MARK: Editing

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        guard number(at: indexPath) == nil else { return .none }
        let ask: AskRow<UITableViewCell.EditingStyle>? = delegate?.tableView(_:editingStyleForRowAt:)
        return ask?(tableView, indexPath) ?? .delete
    }

    @available(tvOS, unavailable)
    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        guard number(at: indexPath) == nil else { return nil }
        let ask: AskRow<String?>? = delegate?.tableView(_:titleForDeleteConfirmationButtonForRowAt:)
        return ask?(tableView, indexPath) ?? nil
    }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        guard number(at: indexPath) == nil else { return false }
        let ask: AskRow<Bool>? = delegate?.tableView(_:shouldIndentWhileEditingRowAt:)
        return ask?(tableView, indexPath) ?? true
    }

    @available(tvOS, unavailable)
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        hear(delegate?.tableView(_:willBeginEditingRowAt:), tableView, indexPath)
    }

    @available(tvOS, unavailable)
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        if let indexPath, number(at: indexPath) != nil { return }
        let hear: ((UITableView, IndexPath?) -> Void)? = delegate?.tableView(_:didEndEditingRowAt:)
        hear?(tableView, indexPath)
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        guard number(at: proposedDestinationIndexPath) == nil else { return sourceIndexPath }
        let ask: ((UITableView, IndexPath, IndexPath) -> IndexPath)? =
            delegate?.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
        return ask?(tableView, sourceIndexPath, proposedDestinationIndexPath) ?? proposedDestinationIndexPath
    }

    private func hear(_ hear: HearRow?, _ table: UITableView, _ path: IndexPath) {
        guard number(at: path) == nil else { return }
        hear?(table, path)
    }
}
