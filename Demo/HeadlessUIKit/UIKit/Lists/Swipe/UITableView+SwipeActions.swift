import Foundation

extension UITableView {
    /// Pulls a row aside with the actions of its delegate; answers false where there are none of its own, so that
    /// the standard ones are shown.
    func showSwipeActions(at path: IndexPath, from edge: NSDirectionalRectEdge) -> Bool {
        guard let configuration = swipeActions(at: path, from: edge) else { return edge == .leading }
        guard let cell = display.cells[path], !configuration.actions.isEmpty else { return true }
        endSwipe()
        delegate?[.willBeginEditing]?.tableView(self, willBeginEditingRowAt: path)
        swiped = SwipedRow(path: path)
        var row = RowEditing()
        row.isSwiped = true
        row.swipe = SwipeSide(configuration: configuration, isLeading: edge == .leading)
        cell.rowEditing = row
        cell.setEditing(true, animated: true)
        return true
    }

    private func swipeActions(
        at path: IndexPath, from edge: NSDirectionalRectEdge
    ) -> UISwipeActionsConfiguration? {
        edge == .leading
            ? delegate?[.leadingSwipeActions]?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
            : delegate?[.trailingSwipeActions]?.tableView(
                self, trailingSwipeActionsConfigurationForRowAt: path)
    }

    /// Touches one of the actions of a row that is pulled aside; the row goes back when the action says it is done.
    func performSwipeAction(_ title: String, at path: IndexPath) {
        guard let cell = display.cells[path], let side = cell.rowEditing.swipe,
            let action = side.configuration.actions.first(where: { $0.title == title })
        else { return }
        action.handler(action, cell) { [weak self] _ in self?.endSwipe() }
    }

    /// Pulls a row all the way.
    func swipeRowAcross(at path: IndexPath, from edge: NSDirectionalRectEdge) {
        guard showSwipeActions(at: path, from: edge), let side = display.cells[path]?.rowEditing.swipe,
            side.configuration.performsFirstActionWithFullSwipe,
            let action = side.configuration.actions.first,
            let cell = display.cells[path]
        else { return }
        action.handler(action, cell) { [weak self] _ in self?.endSwipe() }
    }
}

/// The actions of a row, and the side they are on.
struct SwipeSide: Equatable {
    let configuration: UISwipeActionsConfiguration
    let isLeading: Bool
}
