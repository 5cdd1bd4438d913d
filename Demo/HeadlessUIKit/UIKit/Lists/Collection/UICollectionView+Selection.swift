import Foundation

extension UICollectionView {
    // MARK: From code, without telling the delegate

    func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let path else {
            selectedPaths.forEach { deselect($0, animated: animated) }
            return
        }
        if !allowsMultipleSelection {
            selectedPaths.filter { $0 != path }.forEach { deselect($0, animated: animated) }
        }
        if !selectedPaths.contains(path) { selectedPaths.append(path) }
        cellForItem(at: path)?.setSelected(true, animated: animated)
        if !scrollPosition.isEmpty { scroll(toItem: path, at: scrollPosition, animated: animated) }
    }

    func deselect(_ path: IndexPath, animated: Bool) {
        guard let index = selectedPaths.firstIndex(of: path) else { return }
        selectedPaths.remove(at: index)
        cellForItem(at: path)?.setSelected(false, animated: animated)
    }

    // MARK: From a finger

    func tapItem(at path: IndexPath) {
        if (cellForItem(at: path) as? UICollectionViewListCell)?.toggleOutlineByTap() == true { return }
        guard allowsSelection || allowsMultipleSelection, let cell = cellForItem(at: path) else { return }
        guard delegate?[.shouldHighlight]?.collectionView(self, shouldHighlightItemAt: path) ?? true else {
            return
        }
        cell.isHighlighted = true
        delegate?[.didHighlight]?.collectionView(self, didHighlightItemAt: path)
        if allowsMultipleSelection, selectedPaths.contains(path) {
            deselectByTap(path)
        } else {
            selectByTap(path)
        }
        cell.isHighlighted = false
        delegate?[.didUnhighlight]?.collectionView(self, didUnhighlightItemAt: path)
    }

    private func selectByTap(_ path: IndexPath) {
        guard delegate?[.shouldSelect]?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !allowsMultipleSelection {
            for old in selectedPaths where old != path {
                deselect(old, animated: false)
                delegate?[.didDeselect]?.collectionView(self, didDeselectItemAt: old)
            }
        }
        select(path, animated: false, scrollPosition: [])
        delegate?[.didSelect]?.collectionView(self, didSelectItemAt: path)
    }

    private func deselectByTap(_ path: IndexPath) {
        guard delegate?[.shouldDeselect]?.collectionView(self, shouldDeselectItemAt: path) ?? true else {
            return
        }
        deselect(path, animated: false)
        delegate?[.didDeselect]?.collectionView(self, didDeselectItemAt: path)
    }
}
