import TabProduction
import UIKit

/// The tiles of skeleton rows beyond an edge of a list, and the conditions of their plan.
///
/// This is all that refreshers know of lists and their models.
@available(tvOS, unavailable)
@MainActor
struct SkeletonRowsPlan {
    let tiles: [SkeletonTile]
    /// The length of the rows beyond the edge, in points.
    let length: CGFloat

    private let conditions: ShapeConditions
    private let isMirrored: Bool

    /// Plans rows; `nil` while the rows of the list are unknown.
    ///
    /// - Parameter cell: The kind of row; `nil` takes that of the last cell in sight.
    init?(of cell: CellAnimated?, rows: Int, at edge: PullToRefresh.Position, in list: UIScrollView) {
        guard cell != nil || list.lastVisibleCell != nil else { return nil }
        let row = list.rowExtent
        guard row.width > 0, var production = list.production(of: cell, width: row.width) else { return nil }
        if production.surface.fill == .standard { production.surface.fill = .none }
        let isHorizontal = edge.isHorizontal
        let frames =
            list.flow?.frames(of: production.size, lines: rows, breadth: list.breadth(at: edge), in: list)
            ?? (0..<rows).map {
                let size = production.size
                return isHorizontal
                    ? CGRect(origin: CGPoint(x: CGFloat($0) * size.width, y: 0), size: size)
                    : CGRect(origin: CGPoint(x: row.left, y: CGFloat($0) * size.height), size: size)
            }
        let end = frames.reduce(into: CGRect.zero) { $0 = $0.union($1) }
        let length = max(1, isHorizontal ? end.maxX : end.maxY)
        // From right to left the first row is at the right.
        isMirrored = list.runsLeft(at: edge)
        let isMirrored = isMirrored
        tiles = frames.map {
            SkeletonTile(
                production: production,
                origin: isMirrored ? CGPoint(x: length - $0.maxX, y: $0.minY) : $0.origin)
        }
        self.length = length
        conditions = list.conditions(at: edge)
    }

    func isValid(at edge: PullToRefresh.Position, of list: UIScrollView) -> Bool {
        conditions == list.conditions(at: edge) && isMirrored == list.runsLeft(at: edge)
    }
}

// MARK: - The row

@available(tvOS, unavailable)
extension UIScrollView {
    /// Returns the adjusted production of a row; `nil` while nothing is known of it.
    fileprivate func production(of cell: CellAnimated?, width: CGFloat) -> Production? {
        let model = tabAnimated ?? ViewAnimated()
        if let cell { return production(of: cell, size: size(of: cell, width: width), model) }
        guard let last = lastVisibleCell else { return nil }
        // The model knows how to make such a cell: a bare instance of the class may lack the outlets of an interface file.
        guard let known = prototype(of: last.declaredViewClass) else {
            return model.production(of: last).adjusted
        }
        let size = CGSize(
            width: self is UITableView ? width : last.bounds.width, height: last.bounds.height)
        return production(of: known, size: size, model)
    }

    private func production(of prototype: CellAnimated, size: CGSize, _ model: ViewAnimated) -> Production {
        model.production(of: prototype, size: size, in: self).adjusted
    }

    /// Returns the size of a kind of cell: that of the model, that of the list, or a height of zero, which is measured.
    private func size(of cell: CellAnimated, width: CGFloat) -> CGSize {
        let given = cell.size(within: bounds)
        switch self {
        case let table as UITableView:
            return CGSize(width: width, height: given.height > 0 ? given.height : max(0, table.rowHeight))
        case let collection as UICollectionView where given == .zero:
            let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout
            return flow.flatMap { FlowMeasures($0).itemSize } ?? CGSize(width: width, height: 0)
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
        guard let table = self as? UITableView, table.isInsetGrouped else { return (0, breadth(at: .top)) }
        return TableProbe(like: table, top: 0).rowExtent
    }

    fileprivate var flow: UICollectionViewFlowLayout? {
        (self as? UICollectionView)?.collectionViewLayout as? UICollectionViewFlowLayout
    }

    /// Whether the content runs to the left along the axis of an edge.
    fileprivate func runsLeft(at edge: PullToRefresh.Position) -> Bool {
        RefreshHost.existing(of: self)?.axis(of: edge) == .left
    }

    fileprivate func conditions(at edge: PullToRefresh.Position) -> ShapeConditions {
        ShapeConditions(of: self, area: CGRect(x: 0, y: 0, width: breadth(at: edge), height: 0))
    }

    /// Returns the length of the visible content across the axis of an edge, in points.
    fileprivate func breadth(at edge: PullToRefresh.Position) -> CGFloat {
        edge.isHorizontal
            ? bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
            : bounds.width - adjustedContentInset.left - adjustedContentInset.right
    }
}

extension UICollectionViewFlowLayout {
    /// Returns the frames of items in whole lines.
    fileprivate func frames(of size: CGSize, lines: Int, breadth: CGFloat, in list: UIScrollView) -> [CGRect]
    {
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
