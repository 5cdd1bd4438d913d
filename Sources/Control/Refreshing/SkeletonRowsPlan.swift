import TabProduction
import UIKit

/// The tiles of skeleton rows beyond an edge, and the conditions of their plan.
@MainActor
struct SkeletonRowsPlan {
    let tiles: [SkeletonTile]
    /// In points.
    let height: CGFloat
    let palette: SkeletonPalette

    private let width: CGFloat
    private let category: UIContentSizeCategory
    private let direction: UIUserInterfaceLayoutDirection

    /// Plans rows; `nil` while the rows of the list are unknown.
    init?(source: SkeletonRowSource, rows: Int, in list: UIScrollView) {
        let width = Self.width(of: list)
        let rowWidth = max(0, width - Self.margin(of: list) * 2)
        guard rowWidth > 0, let row = SkeletonRow(source, in: list, width: rowWidth) else { return nil }
        let model = list.tabAnimated ?? ViewAnimated()
        var production = row.production(of: model, in: list)
        if production.surface.fill == .standard { production.surface.fill = .none }
        let frames = Self.frames(of: production.size, rows: rows, width: width, in: list)
        tiles = frames.map { SkeletonTile(production: production, origin: $0.origin) }
        height = max(1, frames.map(\.maxY).max() ?? 0)
        palette = ResolvedStyle(of: model).palette(background: .clear)
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

    /// The side margin of the inset grouped style.
    private static func margin(of list: UIScrollView) -> CGFloat {
        guard let table = list as? UITableView, table.isInsetGrouped else { return 0 }
        return max(table.layoutMargins.left, 16)
    }

    /// Returns the frames of rows: one below the other, or in the lines of a flow layout.
    private static func frames(of size: CGSize, rows: Int, width: CGFloat, in list: UIScrollView) -> [CGRect]
    {
        guard let flow = (list as? UICollectionView)?.collectionViewLayout as? UICollectionViewFlowLayout
        else {
            let left = margin(of: list)
            return (0..<rows).map {
                CGRect(origin: CGPoint(x: left, y: CGFloat($0) * size.height), size: size)
            }
        }
        let spacing = flow.minimumLineSpacing
        let insets = flow.sectionInset
        let section = FlowTiling.Section(
            repeatingItem: size,
            insets: UIEdgeInsets(top: spacing, left: insets.left, bottom: 0, right: insets.right),
            lineSpacing: spacing, interitemSpacing: flow.minimumInteritemSpacing)
        // The lines end within this length, the last of them by a point.
        let length = CGFloat(rows) * (size.height + spacing) - 1
        return FlowTiling(
            size: CGSize(width: width, height: length), direction: .vertical,
            scale: list.traitCollection.displayScale
        ).elements(of: [section]).map(\.frame)
    }
}
