import UIKit

/// The edges of the lowest and of the highest text inside a view, in points: a row that reaches both holds all texts.
struct TextEdges {
    let lastTop: CGFloat
    let firstBottom: CGFloat

    /// The edges for a view and for every view inside it that has texts.
    @MainActor
    static func ofViews(in root: UIView) -> [ObjectIdentifier: TextEdges] {
        var edges: [ObjectIdentifier: TextEdges] = [:]
        _ = collect(in: root, of: root, into: &edges)
        return edges
    }

    @MainActor
    private static func collect(
        in view: UIView, of root: UIView, into all: inout [ObjectIdentifier: TextEdges]
    ) -> TextEdges? {
        if view.isInvisible { return nil }
        var edges: TextEdges?
        if view is UILabel {
            let area = view.convert(view.bounds, to: root)
            edges = TextEdges(lastTop: area.minY, firstBottom: max(area.maxY, area.minY.nextUp))
        } else if !(view is UIControl) {
            for view in view.subviews {
                guard let inner = collect(in: view, of: root, into: &all) else { continue }
                edges = edges?.union(inner) ?? inner
            }
        }
        all[ObjectIdentifier(view)] = edges
        return edges
    }

    private func union(_ other: TextEdges) -> TextEdges {
        TextEdges(
            lastTop: max(lastTop, other.lastTop), firstBottom: min(firstBottom, other.firstBottom))
    }
}
