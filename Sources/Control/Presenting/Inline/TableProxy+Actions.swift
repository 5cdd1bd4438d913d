import UIKit

// What can be done with a row besides selecting it: nothing with a skeleton.
extension TableProxy {
    @available(tvOS, unavailable)
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard number(at: indexPath) == nil else { return UISwipeActionsConfiguration(actions: []) }
        return forward(
            delegate?.tableView(_:leadingSwipeActionsConfigurationForRowAt:), tableView, indexPath) ?? nil
    }

    @available(tvOS, unavailable)
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard number(at: indexPath) == nil else { return UISwipeActionsConfiguration(actions: []) }
        return forward(
            delegate?.tableView(_:trailingSwipeActionsConfigurationForRowAt:), tableView, indexPath) ?? nil
    }

    @available(tvOS 17, *)
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let menu: ((UITableView, IndexPath, CGPoint) -> UIContextMenuConfiguration?)? =
            delegate?.tableView(_:contextMenuConfigurationForRowAt:point:)
        return number(at: indexPath) == nil ? menu?(tableView, indexPath, point) : nil
    }
}
