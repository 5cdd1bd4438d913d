import Foundation

/// Places headers and footers around content.
@MainActor struct BoundarySolver {
    let items: [NSCollectionLayoutBoundarySupplementaryItem]
    /// The direction the layout scrolls.
    let axis: LayoutAxis
    let path: IndexPath
    let measuredSizes: [ElementKey: CGSize]
    /// The room the items have across, and where it begins.
    let container: CGSize
    let inset: CGFloat

    /// How far the items extend the content before it.
    var before: CGFloat { reach(axis.firstEdge, sign: -1) }
    /// How far the items extend the content after it.
    var after: CGFloat { reach(axis.lastEdge, sign: 1) }

    private func reach(_ edge: NSDirectionalRectEdge, sign: CGFloat) -> CGFloat {
        items.filter { $0.extendsBoundary && $0.alignment.edges.contains(edge) }
            .map { axis.length(size(of: $0)) + sign * axis.coordinate($0.offset) }
            .max() ?? 0
    }

    private func key(of item: NSCollectionLayoutBoundarySupplementaryItem) -> ElementKey {
        ElementKey(category: .supplementaryView, kind: item.elementKind, path: path)
    }

    private func size(of item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
        let proposed = item.layoutSize.size(in: container)
        return measuredSizes[key(of: item)].map { item.layoutSize.measuredAxes.size(proposed, measured: $0) }
            ?? proposed
    }

    /// The items around content that reaches from one place to another.
    func boundaries(around content: ClosedRange<CGFloat>) -> [SolvedSection.Boundary] {
        items.map { item in
            let size = size(of: item)
            let origin = axis.point(start(of: item, size, content), crossStart(of: item, size))
            let frame = CGRect(origin: origin, size: size).offsetBy(dx: item.offset.x, dy: item.offset.y)
            let insets = item.contentInsets
            let element = PlacedElement(
                key: key(of: item),
                frame: CGRect(
                    x: frame.minX + insets.leading, y: frame.minY + insets.top,
                    width: max(0, frame.width - insets.leading - insets.trailing),
                    height: max(0, frame.height - insets.top - insets.bottom)),
                zIndex: item.zIndex, measured: item.layoutSize.measuredAxes)
            return SolvedSection.Boundary(element: element, isPinned: item.pinToVisibleBounds)
        }
    }

    private func start(
        of item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize, _ content: ClosedRange<CGFloat>
    ) -> CGFloat {
        let length = axis.length(size)
        let edges = item.alignment.edges
        if edges.contains(axis.firstEdge) {
            return item.extendsBoundary ? content.lowerBound - length : content.lowerBound
        }
        if edges.contains(axis.lastEdge) {
            return item.extendsBoundary ? content.upperBound : content.upperBound - length
        }
        return (content.lowerBound + content.upperBound - length) / 2
    }

    private func crossStart(
        of item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize
    ) -> CGFloat {
        let across = axis.other
        let rest = across.length(container) - across.length(size)
        let edges = item.alignment.edges
        if edges.contains(across.firstEdge) { return inset }
        return inset + (edges.contains(across.lastEdge) ? rest : rest / 2)
    }
}
