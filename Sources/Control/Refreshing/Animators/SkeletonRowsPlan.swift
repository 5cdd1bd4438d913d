import TabProduction
import UIKit

/// The tiles of the rows that stand beyond an edge, and the conditions they were planned under.
@MainActor
struct SkeletonRowsPlan {
    let tiles: [SkeletonTile]
    /// In points.
    let height: CGFloat
    let palette: SkeletonPalette

    private let width: CGFloat
    private let category: UIContentSizeCategory
    private let direction: UIUserInterfaceLayoutDirection

    /// Plans rows, or nothing while the list does not know what its rows are.
    init?(source: SkeletonRowSource, rows: Int, in list: UIScrollView) {
        let width = Self.width(of: list)
        let rowWidth = max(0, width - Self.margin(of: list) * 2)
        guard rowWidth > 0, let row = SkeletonRow(source, in: list, width: rowWidth) else { return nil }
        let model = list.tabAnimated ?? ViewAnimated()
        let request = model.request(.prototype(row.prototype), size: row.size, for: list)
        var production = model.adjusted(model.production(for: request))
        if production.background.fill == .standard { production.background.fill = .none }
        let places = Self.places(of: production.size, rows: rows, width: width, in: list)
        tiles = places.map { SkeletonTile(production: production, origin: $0.origin) }
        height = max(1, places.map(\.maxY).max() ?? 0)
        palette = SkeletonPalette(
            component: model.animatedColor ?? SkeletonConfiguration.shared.animatedColor, background: .clear)
        self.width = width
        category = list.traitCollection.preferredContentSizeCategory
        direction = list.effectiveUserInterfaceLayoutDirection
    }

    /// Whether the plan still fits the list.
    func isValid(for list: UIScrollView) -> Bool {
        width == Self.width(of: list) && category == list.traitCollection.preferredContentSizeCategory
            && direction == list.effectiveUserInterfaceLayoutDirection
    }

    private static func width(of list: UIScrollView) -> CGFloat {
        list.bounds.width - list.adjustedContentInset.left - list.adjustedContentInset.right
    }

    /// What the inset grouped style leaves free on each side.
    private static func margin(of list: UIScrollView) -> CGFloat {
        guard let table = list as? UITableView, table.isInsetGrouped else { return 0 }
        return max(table.layoutMargins.left, 16)
    }

    private static func places(of size: CGSize, rows: Int, width: CGFloat, in list: UIScrollView) -> [CGRect]
    {
        guard let flow = (list as? UICollectionView)?.collectionViewLayout as? UICollectionViewFlowLayout
        else {
            let left = margin(of: list)
            return (0..<rows).map {
                CGRect(origin: CGPoint(x: left, y: CGFloat($0) * size.height), size: size)
            }
        }
        return FlowRows(flow: flow, itemSize: size, width: width).places(rows: rows)
    }
}

/// The lines of a flow layout that stand below its last one.
@MainActor
private struct FlowRows {
    let flow: UICollectionViewFlowLayout
    let itemSize: CGSize
    let width: CGFloat

    func places(rows: Int) -> [CGRect] {
        (0..<rows).flatMap { row in
            (0..<columns).map { column in
                let top = flow.minimumLineSpacing + CGFloat(row) * (itemSize.height + flow.minimumLineSpacing)
                return CGRect(origin: CGPoint(x: left(ofColumn: column), y: top), size: itemSize)
            }
        }
    }

    private var available: CGFloat { width - flow.sectionInset.left - flow.sectionInset.right }

    /// The number of items in a line; a hair of tolerance keeps those that fit exactly on one.
    private var columns: Int {
        let spacing = flow.minimumInteritemSpacing
        let fitting = (available + spacing) / max(1, itemSize.width + spacing)
        return fitting.isFinite ? max(1, Int(fitting + 0.0001)) : 1
    }

    /// A full line spreads its items; an item that has a line to itself stands in its middle.
    private func left(ofColumn column: Int) -> CGFloat {
        let free = available - CGFloat(columns) * itemSize.width
        guard columns > 1 else { return flow.sectionInset.left + free / 2 }
        return flow.sectionInset.left + CGFloat(column) * (itemSize.width + free / CGFloat(columns - 1))
    }
}
