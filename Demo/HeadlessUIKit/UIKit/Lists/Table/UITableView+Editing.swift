import Foundation

/// A row that was swiped; it has no path any more once it is deleted.
struct SwipedRow {
    var path: IndexPath?
}

extension UITableView {
    func editingDidChange(animated: Bool) {
        for (path, cell) in display.cells { prepareEditing(of: cell, at: path, animated: animated) }
        guard animated else { return }
        UIView.animate(withDuration: Self.updateDuration) {
            self.display.cells.values.forEach { $0.layoutIfNeeded() }
        }
    }

    /// Gives a cell the controls that its row has while the table is edited.
    func prepareEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
        guard editing else {
            cell.rowEditing = RowEditing()
            return cell.setEditing(false, animated: animated)
        }
        let canEdit = dataSource?[.canEdit]?.tableView(self, canEditRowAt: path) ?? true
        var row = RowEditing()
        row.style =
            canEdit ? delegate?[.editingStyle]?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
        row.isIndented =
            canEdit
            && delegate?[.shouldIndentWhileEditing]?.tableView(self, shouldIndentWhileEditingRowAt: path)
                ?? true
        row.isSelectable = canEdit && allowsMultipleSelectionDuringEditing
        row.canMove = dataSource?[.canMove]?.tableView(self, canMoveRowAt: path) ?? false
        cell.rowEditing = row
        cell.setEditing(canEdit || row.canMove, animated: animated)
    }

    // MARK: Deleting and inserting

    /// Pulls a row aside, so that it offers its actions, or to be deleted.
    func swipeRow(at path: IndexPath, from edge: NSDirectionalRectEdge) {
        guard !editing, dataSource?[.canEdit]?.tableView(self, canEditRowAt: path) ?? true,
            !showSwipeActions(at: path, from: edge)
        else { return }
        offerDeletion(at: path)
    }

    private func offerDeletion(at path: IndexPath) {
        guard let cell = display.cells[path], dataSource?[.commit] != nil,
            (delegate?[.editingStyle]?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete
        else { return }
        endSwipe()
        delegate?[.willBeginEditing]?.tableView(self, willBeginEditingRowAt: path)
        swiped = SwipedRow(path: path)
        var row = RowEditing()
        row.style = .delete
        row.isSwiped = true
        row.confirmation = confirmationTitle(at: path)
        cell.rowEditing = row
        cell.setEditing(true, animated: true)
    }

    /// Touches the sign at the leading edge of a row that is edited.
    func touchEditControl(at path: IndexPath) {
        guard editing, let cell = display.cells[path] else { return }
        if cell.rowEditing.isSelectable { return tapRow(at: path) }
        switch cell.editingStyle {
        case .none: break
        case .insert: dataSource?[.commit]?.tableView(self, commit: .insert, forRowAt: path)
        case .delete: cell.rowEditing.confirmation = confirmationTitle(at: path)
        }
    }

    private func confirmationTitle(at path: IndexPath) -> String {
        delegate?[.titleForDeleteConfirmationButton]?.tableView(
            self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    }

    func confirmDeletion(at path: IndexPath) {
        guard let cell = display.cells[path], cell.showingDeleteConfirmation else { return }
        dataSource?[.commit]?.tableView(self, commit: .delete, forRowAt: path)
        cell.rowEditing.confirmation = nil
        endSwipe()
    }

    /// Puts back what a swipe has pulled aside.
    func endSwipe() {
        guard let row = swiped else { return }
        swiped = nil
        if let path = row.path, let cell = display.cells[path] {
            cell.rowEditing = RowEditing()
            cell.setEditing(false, animated: true)
        }
        delegate?[.didEndEditing]?.tableView(self, didEndEditingRowAt: row.path)
    }

    /// Takes the confirmation away that a finger has not given; answers whether there was one.
    func withdrawConfirmation() -> Bool {
        let confirming = display.cells.values.filter(\.showingDeleteConfirmation)
        guard !confirming.isEmpty else {
            let isSwiped = swiped != nil
            endSwipe()
            return isSwiped
        }
        if swiped != nil { endSwipe() }
        confirming.forEach { $0.rowEditing.confirmation = nil }
        return true
    }

    // MARK: Moving

    /// Moves a row by its handle, as far as the delegate lets it.
    func dragRow(from source: IndexPath, to proposed: IndexPath) {
        guard editing, let cell = display.cells[source], cell.showsHandle else { return }
        cell.rowEditing.isReordering = true
        defer { cell.rowEditing.isReordering = false }
        let target =
            delegate?[.targetForMove]?.tableView(
                self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
        guard target != source else { return }
        dataSource?[.move]?.tableView(self, moveRowAt: source, to: target)
        update { $0.itemMoves[source] = target }
    }
}
