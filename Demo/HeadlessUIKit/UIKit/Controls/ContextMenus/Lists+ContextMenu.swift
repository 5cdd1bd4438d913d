import Foundation

extension UITableView {
    /// Asks the delegate for the menu of a row, as a long press in its middle would.
    func openContextMenu(at path: IndexPath) -> HeadlessContextMenu? {
        guard let cell = display.cells[path] else { return nil }
        let configuration = delegate?[.contextMenu]?.tableView(
            self, contextMenuConfigurationForRowAt: path, point: cell.center)
        return configuration.map { HeadlessContextMenu($0, on: RowMenuHost(table: self, path: path)) }
    }
}

extension UICollectionView {
    /// Asks the delegate for the menu of an item, as a long press in its middle would; first for all that are chosen.
    func openContextMenu(at path: IndexPath) -> HeadlessContextMenu? {
        guard let cell = cellForItem(at: path), let delegate else { return nil }
        let paths = selectedPaths.contains(path) ? selectedPaths : [path]
        let configuration =
            delegate[.contextMenuForItems]?.collectionView(
                self, contextMenuConfigurationForItemsAt: paths, point: cell.center)
            ?? delegate[.contextMenu]?.collectionView(
                self, contextMenuConfigurationForItemAt: path, point: cell.center)
        return configuration.map { HeadlessContextMenu($0, on: ItemMenuHost(collection: self, path: path)) }
    }
}
