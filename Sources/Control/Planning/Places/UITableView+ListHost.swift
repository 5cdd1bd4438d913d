import TabCache
import TabProduction
import UIKit

extension UITableView: ListHost {
    var isHorizontal: Bool { false }

    var anyDataSource: (any NSObjectProtocol)? { dataSource }

    func frameOfCell(at path: IndexPath) -> CGRect? { rectForRow(at: path) }

    var shownPaths: [IndexPath] { showsOldData ? [] : (indexPathsForVisibleRows ?? []).sorted() }

    func shownCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }

    func shownView(_ kind: ElementKind, ofSection section: Int) -> UIView? {
        switch kind {
        case .header: headerView(forSection: section)
        case .footer: footerView(forSection: section)
        case .cell, .supplementary, .view: nil
        }
    }

    func shown(_ frame: CGRect) -> CGRect { frame }

    func place(ofSection section: Int, _ starts: inout SectionStarts) -> SectionPlace {
        let header = rectForHeader(inSection: section)
        let cells = frames(ofSection: section)
        return SectionPlace(
            header: header.isEmpty ? nil : header, cells: cells, end: end(ofCells: cells, inSection: section),
            start: header.maxY)
    }

    var selectedPaths: [IndexPath] { indexPathsForSelectedRows ?? [] }

    func selectCell(at path: IndexPath) {
        selectRow(at: path, animated: false, scrollPosition: .none)
    }

    func reloadSections(_ sections: IndexSet) { reloadSections(sections, with: .none) }

    func reloadItems(at paths: [IndexPath]) { reloadRows(at: paths, with: .none) }

    // MARK: What the list draws

    var pinsHeaders: Bool { style == .plain }

    func decorated(_ cells: [PlacedElement], at position: Int?) -> [PlacedElement] {
        let own = position.map(numberOfRows) ?? 0
        let last = max(own - 1, cells.last?.path.item ?? 0)
        return TableChrome(of: self).decorated(cells, last: last) { item in
            guard let position, item < own else { return nil }
            return cellForRow(at: IndexPath(row: item, section: position))?.surfaceColor
        }
    }

    // MARK: Room

    var anyDelegate: (any NSObjectProtocol)? {
        get { delegate }
        set { delegate = newValue as? any UITableViewDelegate }
    }

    var hasRoom: Bool { true }

    func lengthOfFooter(inSection section: Int) -> CGFloat {
        section < numberOfSections ? rectForFooter(inSection: section).height : 0
    }

    func remeasure() {
        UIView.performWithoutAnimation { performBatchUpdates(nil) }
    }
}

extension UITableView {
    /// Whether the cell of a row decides about its height; not known of a row that the app does not have any more.
    func sizesRow(at path: IndexPath, of counts: [Int]) -> Bool {
        let heights: ((UITableView, IndexPath) -> CGFloat)? = delegate?.tableView(_:heightForRowAt:)
        guard let heights else { return rowHeight <= 0 }
        return counts.indices.contains(path.section) && path.row < counts[path.section]
            && heights(self, path) <= 0
    }
}
