import Foundation

extension UITableView {
    var selectsMany: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    private var canSelect: Bool {
        isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }

    // MARK: From code, without telling the delegate

    func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let path else {
            selectedPaths.forEach { deselect($0, animated: animated) }
            return
        }
        if !selectsMany {
            selectedPaths.filter { $0 != path }.forEach { deselect($0, animated: animated) }
        }
        if !selectedPaths.contains(path) { selectedPaths.append(path) }
        display.cells[path]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scroll(toRow: path, at: scrollPosition, animated: animated) }
    }

    func deselect(_ path: IndexPath, animated: Bool) {
        guard let index = selectedPaths.firstIndex(of: path) else { return }
        selectedPaths.remove(at: index)
        display.cells[path]?.setSelected(false, animated: animated)
    }

    // MARK: From a finger

    /// Touches the information sign of a row; a row without one is tapped.
    func touchAccessory(at path: IndexPath) {
        guard let cell = display.cells[path] else { return }
        guard cell.hasDetailButton else { return tapRow(at: path) }
        delegate?[.accessoryButtonTapped]?.tableView(self, accessoryButtonTappedForRowWith: path)
    }

    func tapRow(at path: IndexPath) {
        guard !withdrawConfirmation() else { return }
        guard canSelect, let cell = display.cells[path] else { return }
        guard delegate?[.shouldHighlight]?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
        cell.setHighlighted(true, animated: false)
        delegate?[.didHighlight]?.tableView(self, didHighlightRowAt: path)
        cell.setHighlighted(false, animated: false)
        delegate?[.didUnhighlight]?.tableView(self, didUnhighlightRowAt: path)
        if selectsMany, selectedPaths.contains(path) {
            deselectByTap(path)
        } else {
            selectByTap(path)
        }
    }

    private func selectByTap(_ path: IndexPath) {
        let chosen = delegate?[.willSelect].map { $0.tableView(self, willSelectRowAt: path) } ?? path
        guard let target = chosen else { return }
        if !selectsMany { selectedPaths.filter { $0 != target }.forEach(deselectByTap) }
        select(target, animated: false, scrollPosition: .none)
        delegate?[.didSelect]?.tableView(self, didSelectRowAt: target)
    }

    private func deselectByTap(_ path: IndexPath) {
        let chosen = delegate?[.willDeselect].map { $0.tableView(self, willDeselectRowAt: path) } ?? path
        guard let target = chosen else { return }
        deselect(target, animated: false)
        delegate?[.didDeselect]?.tableView(self, didDeselectRowAt: target)
    }
}
