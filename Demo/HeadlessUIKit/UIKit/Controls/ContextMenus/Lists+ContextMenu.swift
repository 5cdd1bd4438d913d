public import Foundation

extension UITableView {
    /// Asks the delegate for the menu of a row, as a long press in its middle would.
    func openContextMenu(at path: IndexPath) -> HeadlessMenu? {
        guard let cell = display.cells[path] else { return nil }
        return delegate?[.contextMenu]?.tableView(
            self, contextMenuConfigurationForRowAt: path, point: cell.center)?.open()
    }
}

extension UICollectionView {
    /// Asks the delegate for the menu of an item, as a long press in its middle would; first for all that are chosen.
    func openContextMenu(at path: IndexPath) -> HeadlessMenu? {
        guard let cell = cellForItem(at: path), let delegate else { return nil }
        let paths = selectedPaths.contains(path) ? selectedPaths : [path]
        let configuration =
            delegate[.contextMenuForItems]?.collectionView(
                self, contextMenuConfigurationForItemsAt: paths, point: cell.center)
            ?? delegate[.contextMenu]?.collectionView(
                self, contextMenuConfigurationForItemAt: path, point: cell.center)
        return configuration?.open()
    }
}

extension UICollectionViewDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        target(of: .contextMenuForItems)?.collectionView(
            collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    }

    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        target(of: .contextMenu)?.collectionView(
            collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    }
}
