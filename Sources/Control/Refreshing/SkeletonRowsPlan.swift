import TabProduction
import UIKit

/// The tiles of skeleton rows beyond an edge, and the conditions of their plan.
@MainActor
struct SkeletonRowsPlan {
    let tiles: [SkeletonTile]
    /// The length of the rows beyond the edge, in points.
    let length: CGFloat
    let palette: SkeletonPalette

    private let edge: RefreshEdge
    private let breadth: CGFloat
    private let category: UIContentSizeCategory
    private let direction: UIUserInterfaceLayoutDirection

    /// Plans rows; `nil` while the rows of the list are unknown.
    init?(source: SkeletonRowSource, rows: Int, at edge: RefreshEdge, in list: UIScrollView) {
        let breadth = Self.breadth(at: edge, of: list)
        let rowWidth = max(0, Self.width(of: list) - Self.margin(of: list) * 2)
        guard rowWidth > 0, let row = SkeletonRow(source, in: list, width: rowWidth) else { return nil }
        let model = list.tabAnimated ?? ViewAnimated()
        var production = row.production(of: model, in: list)
        if production.surface.fill == .standard { production.surface.fill = .none }
        let frames = Self.frames(of: production.size, rows: rows, breadth: breadth, at: edge, in: list)
        let end = frames.reduce(into: CGRect.zero) { $0 = $0.union($1) }
        let length = max(1, edge.isHorizontal ? end.maxX : end.maxY)
        // From right to left the first row is at the right.
        let isMirrored = ScrollAxis(of: edge, in: list) == .left
        tiles = frames.map {
            SkeletonTile(
                production: production,
                origin: isMirrored ? CGPoint(x: length - $0.maxX, y: $0.minY) : $0.origin)
        }
        self.length = length
        palette = ResolvedStyle(of: model).palette(background: .clear)
        self.edge = edge
        self.breadth = breadth
        category = list.traitCollection.preferredContentSizeCategory
        direction = list.effectiveUserInterfaceLayoutDirection
    }

    /// Whether the plan still fits the list.
    func isValid(at edge: RefreshEdge, of list: UIScrollView) -> Bool {
        self.edge == edge && breadth == Self.breadth(at: edge, of: list)
            && category == list.traitCollection.preferredContentSizeCategory
            && direction == list.effectiveUserInterfaceLayoutDirection
    }

    /// Returns the length of the visible content across the axis of an edge.
    private static func breadth(at edge: RefreshEdge, of list: UIScrollView) -> CGFloat {
        guard edge.isHorizontal else { return width(of: list) }
        return list.bounds.height - list.adjustedContentInset.top - list.adjustedContentInset.bottom
    }

    private static func width(of list: UIScrollView) -> CGFloat {
        list.bounds.width - list.adjustedContentInset.left - list.adjustedContentInset.right
    }

    /// The side margin of the inset grouped style.
    private static func margin(of list: UIScrollView) -> CGFloat {
        guard let table = list as? UITableView, table.isInsetGrouped else { return 0 }
        return max(table.layoutMargins.left, 16)
    }

    /// Returns the frames of rows: one after the other, or in the lines of a flow layout.
    private static func frames(
        of size: CGSize, rows: Int, breadth: CGFloat, at edge: RefreshEdge, in list: UIScrollView
    ) -> [CGRect] {
        let isHorizontal = edge.isHorizontal
        guard let flow = (list as? UICollectionView)?.collectionViewLayout as? UICollectionViewFlowLayout
        else {
            let start = CGRect(origin: CGPoint(x: isHorizontal ? 0 : margin(of: list), y: 0), size: size)
            return (0..<rows).map {
                let row = CGFloat($0)
                return start.offsetBy(
                    dx: isHorizontal ? row * size.width : 0, dy: isHorizontal ? 0 : row * size.height)
            }
        }
        // The lines end within this length, the last of them by a point.
        let spacing = flow.minimumLineSpacing
        let length = CGFloat(rows) * ((isHorizontal ? size.width : size.height) + spacing) - 1
        let area = CGRect(
            origin: .zero,
            size: isHorizontal
                ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length))
        let twin = FlowTwin(of: flow)
        twin.scrollDirection = isHorizontal ? .horizontal : .vertical
        twin.itemSize = size
        (twin.headerReferenceSize, twin.footerReferenceSize) = (.zero, .zero)
        if isHorizontal {
            (twin.sectionInset.left, twin.sectionInset.right) = (spacing, 0)
        } else {
            (twin.sectionInset.top, twin.sectionInset.bottom) = (spacing, 0)
        }
        return twin.frames(filling: area.size).filter { $0.intersects(area) }
    }
}
