import TabCache
package import TabProduction
package import UIKit

/// The direction in which content runs from its first edge to its last.
package enum ScrollAxis: Hashable {
    case down
    case right
    case left
}

/// The shapes of more rows of a list than it has, and the conditions of their plan.
@MainActor
package struct SkeletonRows {
    package let tiles: [SkeletonTile]
    /// The length of the rows along the axis of scrolling, in points.
    package let length: CGFloat

    private let conditions: ShapeConditions
    private let axis: ScrollAxis

    /// Plans rows; `nil` while the rows of the list are unknown.
    ///
    /// - Parameter cell: The kind of row; `nil` takes that of the last cell in sight.
    package init?(of cell: CellAnimated?, count: Int, along axis: ScrollAxis, in list: UIScrollView) {
        guard cell != nil || list.lastVisibleCell != nil else { return nil }
        let row = list.rowExtent
        guard row.width > 0, var production = list.production(of: cell, width: row.width) else { return nil }
        if production.surface.fill == .standard { production.surface.fill = .none }
        let isHorizontal = axis != .down
        let frames =
            list.flowLayout?.frames(of: production.size, lines: count, breadth: list.breadth(across: axis))
            ?? (0..<count).map {
                let size = production.size
                return isHorizontal
                    ? CGRect(origin: CGPoint(x: CGFloat($0) * size.width, y: 0), size: size)
                    : CGRect(origin: CGPoint(x: row.left, y: CGFloat($0) * size.height), size: size)
            }
        let end = frames.reduce(into: CGRect.zero) { $0 = $0.union($1) }
        let length = max(1, isHorizontal ? end.maxX : end.maxY)
        // From right to left the first row is at the right.
        tiles = frames.map {
            SkeletonTile(
                production: production,
                origin: axis == .left ? CGPoint(x: length - $0.maxX, y: $0.minY) : $0.origin)
        }
        self.length = length
        self.axis = axis
        conditions = list.conditions(of: axis)
    }

    package func isValid(along axis: ScrollAxis, of list: UIScrollView) -> Bool {
        self.axis == axis && conditions == list.conditions(of: axis)
    }
}

// MARK: - The row

extension UIScrollView {
    /// Returns the adjusted production of a row; `nil` while nothing is known of it.
    fileprivate func production(of cell: CellAnimated?, width: CGFloat) -> Production? {
        let model = tabAnimated ?? ViewAnimated()
        if let cell {
            return model.production(of: cell, size: size(of: cell, width: width), in: self).adjusted
        }
        guard let last = lastVisibleCell else { return nil }
        // The model knows how to make such a cell: a bare instance of the class may lack the outlets of an interface file.
        guard let known = prototype(of: last.declaredViewClass) else {
            return model.production(of: last).adjusted
        }
        let size = CGSize(
            width: self is UITableView ? width : last.bounds.width, height: last.bounds.height)
        return model.production(of: known, size: size, in: self).adjusted
    }

    /// Returns the size of a kind of cell: that of the model, that of the list, or a height of zero, which is measured.
    private func size(of cell: CellAnimated, width: CGFloat) -> CGSize {
        let given = cell.size(within: bounds)
        switch self {
        case let table as UITableView:
            return CGSize(width: width, height: given.height > 0 ? given.height : max(0, table.rowHeight))
        case is UICollectionView where given == .zero:
            return flowLayout.flatMap { FlowMeasures($0).itemSize } ?? CGSize(width: width, height: 0)
        default: return CGSize(width: given.width > 0 ? given.width : width, height: given.height)
        }
    }

    fileprivate var lastVisibleCell: UIView? {
        guard let list = self as? any ListHost else { return nil }
        return list.shownPaths.last.flatMap { list.shownCell(at: $0) }
    }

    private func prototype(of type: UIView.Type) -> CellAnimated? {
        let sections = (tabAnimated as? FormAnimated)?.sections ?? []
        return sections.lazy.flatMap(\.cells).first {
            $0.viewClass == type || $0.viewClass == nil && $0.className == String(describing: type)
        }
    }

    // MARK: The place

    /// The left edge and the width of rows, in points.
    fileprivate var rowExtent: (left: CGFloat, width: CGFloat) {
        guard let table = self as? UITableView, table.isInsetGrouped else {
            return (0, visibleArea.size.width)
        }
        return TableProbe(like: table, top: 0).rowExtent
    }

    fileprivate func conditions(of axis: ScrollAxis) -> ShapeConditions {
        ShapeConditions(of: self, area: CGRect(x: 0, y: 0, width: breadth(across: axis), height: 0))
    }

    /// Returns the length of the visible content across the axis of scrolling, in points.
    fileprivate func breadth(across axis: ScrollAxis) -> CGFloat {
        axis == .down ? visibleArea.size.width : visibleArea.size.height
    }
}

extension UICollectionViewFlowLayout {
    /// Returns the frames of items in whole lines.
    fileprivate func frames(of size: CGSize, lines: Int, breadth: CGFloat) -> [CGRect] {
        let isHorizontal = scrollDirection == .horizontal
        var insets = sectionInset
        if isHorizontal {
            (insets.left, insets.right) = (minimumLineSpacing, 0)
        } else {
            (insets.top, insets.bottom) = (minimumLineSpacing, 0)
        }
        // The lines end within this length, the last of them by a point.
        let length = CGFloat(lines) * ((isHorizontal ? size.width : size.height) + minimumLineSpacing) - 1
        let area = CGRect(
            origin: .zero,
            size: isHorizontal
                ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length))
        let copy = FlowLayoutCopy(of: self)
        (copy.itemSize, copy.sectionInset) = (size, insets)
        (copy.headerReferenceSize, copy.footerReferenceSize) = (.zero, .zero)
        return copy.frames(filling: area.size).filter { $0.intersects(area) }
    }
}

// MARK: - The list

extension UIScrollView {
    /// The number of rows of a list; `nil` of a view that is none.
    package var numberOfRows: Int? { (self as? any ListHost)?.counts.reduce(0, +) }

    /// Whether section headers stick to the top edge; of a table, one of the first three sections has to have one.
    package var hasPinnedHeaders: Bool {
        guard let list = self as? any ListHost, list.pinsHeaders else { return false }
        guard let table = list as? UITableView else { return true }
        return (0..<min(3, table.numberOfSections)).contains { table.rectForHeader(inSection: $0).height > 0 }
    }
}
