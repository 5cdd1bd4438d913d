public import Foundation

extension HeadlessFinger {
    private var table: UITableView? { scrollView as? UITableView }
    private var collection: UICollectionView? { scrollView as? UICollectionView }

    /// Taps the row or item at the path, which must be in sight; what lies over its middle keeps the tap from it.
    public func tap(at indexPath: IndexPath) {
        scrollView.layoutIfNeeded()
        guard reaches(indexPath) else { return }
        table?.tapRow(at: indexPath)
        collection?.tapItem(at: indexPath)
    }

    /// Taps the accessory of a row: its information button tells the delegate, everything else is part of the
    /// row. Of a list cell it is the accessory at the index among those that are shown, leading ones first.
    public func tapAccessory(_ index: Int = 0, at indexPath: IndexPath) {
        scrollView.layoutIfNeeded()
        guard reaches(indexPath) else { return }
        table?.touchAccessory(at: indexPath)
        let cell = collection?.cellForItem(at: indexPath) as? UICollectionViewListCell
        if cell?.touchAccessory(index) == false { collection?.tapItem(at: indexPath) }
    }

    /// Touches the sign at the leading edge of a row that is edited: to insert, to delete or to select.
    public func tapEditControl(at indexPath: IndexPath) {
        scrollView.layoutIfNeeded()
        table?.touchEditControl(at: indexPath)
    }

    /// Pulls a row aside, so that it shows the actions at one of its edges, or the button that deletes it.
    public func swipe(at indexPath: IndexPath, from edge: NSDirectionalRectEdge = .trailing) {
        scrollView.layoutIfNeeded()
        guard reaches(indexPath) else { return }
        table?.swipeRow(at: indexPath, from: edge)
        collection?.swipeItem(at: indexPath, from: edge)
        scrollView.layoutIfNeeded()
    }

    /// Pulls a row all the way, which does the first of the actions at that edge.
    public func swipeAcross(at indexPath: IndexPath, from edge: NSDirectionalRectEdge = .trailing) {
        scrollView.layoutIfNeeded()
        guard reaches(indexPath) else { return }
        table?.swipeRowAcross(at: indexPath, from: edge)
        collection?.swipeItemAcross(at: indexPath, from: edge)
        scrollView.layoutIfNeeded()
    }

    /// Touches one of the actions of a row that was pulled aside.
    public func tapSwipeAction(_ title: String, at indexPath: IndexPath) {
        table?.performSwipeAction(title, at: indexPath)
        collection?.performSwipeAction(title, at: indexPath)
        scrollView.layoutIfNeeded()
    }

    /// Presses a row or an item for long, and returns the actions of the context menu that this opens.
    public func press(at indexPath: IndexPath) -> HeadlessMenu? {
        openContextMenu(at: indexPath)?.menu
    }

    /// Presses a row or an item for long, and returns the context menu that this opens, with its previews.
    public func openContextMenu(at indexPath: IndexPath) -> HeadlessContextMenu? {
        scrollView.layoutIfNeeded()
        guard reaches(indexPath) else { return nil }
        return table?.openContextMenu(at: indexPath) ?? collection?.openContextMenu(at: indexPath)
    }

    /// Touches the button that confirms a deletion.
    public func confirmDeletion(at indexPath: IndexPath) {
        table?.confirmDeletion(at: indexPath)
    }

    /// Moves a row or an item by its handle, or an item of a controller's collection view by a long press.
    public func move(from source: IndexPath, to destination: IndexPath) {
        scrollView.layoutIfNeeded()
        table?.dragRow(from: source, to: destination)
        collection?.dragItem(from: source, to: destination)
    }

    /// Touches a title of the index at the edge of a list and stays there until it is lifted.
    public func touchSectionIndex(at position: Int) {
        scrollView.layoutIfNeeded()
        table?.touchSectionIndex(at: position)
        collection?.touchSectionIndex(at: position)
    }

    /// Whether a touch of the middle of a cell that is in sight ends up in the cell, or in the list around it.
    private func reaches(_ indexPath: IndexPath) -> Bool {
        guard let cell = table?.cellForRow(at: indexPath) ?? collection?.cellForItem(at: indexPath) else {
            return true
        }
        let root = sequence(first: cell as UIView, next: \.superview).reduce(cell) { $1 }
        let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: root)
        guard let hit = root.hitTest(middle, with: nil) else { return false }
        return hit === scrollView || hit.isDescendant(of: cell)
    }

    /// Lifts the finger from the index at the edge of a list.
    public func leaveSectionIndex() {
        table?.display.index?.isTracked = false
        collection?.display.index?.isTracked = false
    }
}
