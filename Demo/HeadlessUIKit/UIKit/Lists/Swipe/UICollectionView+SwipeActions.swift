import Foundation

extension UICollectionView {
    private func listCell(at path: IndexPath) -> UICollectionViewListCell? {
        cellForItem(at: path) as? UICollectionViewListCell
    }

    /// Pulls an item of a list aside, with the actions of its section at an edge.
    func swipeItem(at path: IndexPath, from edge: NSDirectionalRectEdge) {
        guard let cell = listCell(at: path), let configuration = cell.swipeActions(at: path, from: edge),
            !configuration.actions.isEmpty
        else { return }
        cell.show(SwipeSide(configuration: configuration, isLeading: edge == .leading))
    }

    /// Touches one of the actions of an item that is pulled aside.
    func performSwipeAction(_ title: String, at path: IndexPath) {
        let actions = listCell(at: path)?.listParts.swipe?.configuration.actions
        guard let action = actions?.first(where: { $0.title == title }) else { return }
        perform(action, at: path)
    }

    /// Pulls an item all the way.
    func swipeItemAcross(at path: IndexPath, from edge: NSDirectionalRectEdge) {
        swipeItem(at: path, from: edge)
        guard let configuration = listCell(at: path)?.listParts.swipe?.configuration,
            configuration.performsFirstActionWithFullSwipe, let action = configuration.actions.first
        else { return }
        perform(action, at: path)
    }

    private func perform(_ action: UIContextualAction, at path: IndexPath) {
        guard let cell = listCell(at: path) else { return }
        action.handler(action, cell) { [weak cell] _ in cell?.show(nil) }
    }
}

extension UICollectionViewListCell {
    fileprivate func swipeActions(
        at path: IndexPath, from edge: NSDirectionalRectEdge
    ) -> UISwipeActionsConfiguration? {
        edge == .leading ? listParts.place?.leadingActions?(path) : listParts.place?.trailingActions?(path)
    }

    fileprivate func show(_ side: SwipeSide?) {
        listParts.swipe?.removeFromSuperview()
        listParts.swipe = side.map { SwipeActionsView($0.configuration, isLeading: $0.isLeading) }
        listParts.swipe.map(addSubview)
        setNeedsLayout()
    }

    /// Puts the actions at their edge, and the content as far aside.
    func layoutSwipeActions() {
        guard let swipe = listParts.swipe else { return }
        let startsLeft = swipe.isLeading != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let width = swipe.width
        swipe.frame = CGRect(
            x: startsLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
        contentView.frame.origin.x += startsLeft ? width : -width
    }
}
