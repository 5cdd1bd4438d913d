public import Foundation

extension UITableViewDelegate {
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        target(of: .leadingSwipeActions)?.tableView(
            tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }

    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        target(of: .trailingSwipeActions)?.tableView(
            tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
}
