import UIKit

/// A list that draws surfaces and separators around its cells.
@MainActor
protocol DecoratedList: SkeletonHostList {
    /// Whether the background of the list shows through between and under its cells.
    var isSeenThrough: Bool { get }

    /// Whether the header of a section stays at the top of the list while the section scrolls.
    var pinsHeaders: Bool { get }

    /// The width that the list keeps free at its end for an index, in points.
    var indexWidth: CGFloat { get }

    /// Returns the cells of a section that loads with their looks.
    ///
    /// - Parameter position: The position of the section in the list, or `nil` if the list does not have it.
    func decorated(_ cells: [PlacedElement], at position: Int?) -> [PlacedElement]
}

extension UITableView: DecoratedList {
    var isSeenThrough: Bool { false }

    var pinsHeaders: Bool { style == .plain }

    var indexWidth: CGFloat { RowRoom.indexWidth(in: self) }

    func decorated(_ cells: [PlacedElement], at position: Int?) -> [PlacedElement] {
        let own = position.map(numberOfRows) ?? 0
        let last = max(own - 1, cells.last?.path.item ?? 0)
        return TableChrome(of: self).decorated(cells, last: last) { item in
            guard let position, item < own else { return nil }
            return cellForRow(at: IndexPath(row: item, section: position))?.surfaceColor
        }
    }
}

extension UICollectionView: DecoratedList {
    var isSeenThrough: Bool { true }

    var pinsHeaders: Bool {
        (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionHeadersPinToVisibleBounds ?? false
    }

    var indexWidth: CGFloat { 0 }

    func decorated(_ cells: [PlacedElement], at position: Int?) -> [PlacedElement] {
        guard let position else { return cells }
        return cells.map { cell in
            var cell = cell
            cell.look = CellLook(of: cellForItem(at: IndexPath(item: cell.path.item, section: position)))
            return cell
        }
    }
}
