import TabProduction
import UIKit

/// The rules about the shapes of one production: blank, slab, outside, overlap, touching, squeezed, size, height.
struct ShapeRules {
    let production: Production

    /// The gap between two texts, in points, below which they touch.
    private static let gap: CGFloat = 1

    var findings: [SkeletonFinding] { whole + sizes + texts + outside + pairs }

    private var whole: [SkeletonFinding] {
        switch SkeletonFlaw(of: production) {
        case nil: []
        case .blank:
            [finding(.blank, nil, "nothing is drawn", "Give sample content with CellAnimated(_:prepare:).")]
        case .slab(let share):
            [
                finding(
                    .slab, production.drawn.first, "one shape takes \(Int(share * 100)) %",
                    "Give a list inside a model of its own, or map the container with .container.")
            ]
        }
    }

    private var outside: [SkeletonFinding] {
        let bounds = CGRect(origin: .zero, size: production.size).insetBy(dx: -1, dy: -1)
        let moved = production.drawn.filter { component in
            component.bars.contains { !bounds.contains($0) } && bounds.contains(component.sourceFrame)
        }
        .map { finding(.outside, $0, "it stands out of the view", "Take back the adjustment that moves it.") }
        let running = production.drawn.filter {
            $0.role == .label && $0.sourceFrame.width > bounds.width
        }
        .map { finding(.outside, $0, "its text runs out of the view", "Limit its width by a constraint.") }
        return moved + running
    }

    /// The size of a cell that nobody gave one, and rows with more room than shapes.
    private var sizes: [SkeletonFinding] {
        if production.size == Self.sizeOfNobody {
            return [
                finding(
                    .size, nil, "it is 50 × 50 points, the size of a flow layout that nobody told any",
                    "Give the model the size of its cells, or a closure that returns it.")
            ]
        }
        let end = production.drawn.flatMap(\.bars).map(\.maxY).max() ?? production.size.height
        let start = production.drawn.flatMap(\.bars).map(\.minY).min() ?? 0
        let free = production.size.height - (end - start)
        // A row of one shape in its middle, such as a title beside a mark that UIKit draws, is as its app wants it.
        let isCentered = abs(start - (production.size.height - end)) < Self.centering
        guard production.drawn.count == 1, !isCentered, production.cards.isEmpty,
            production.size.width > Self.rowWidth,
            production.size.height < Self.rowHeight, free > max(end - start, 1) * 2, free > Self.freeHeight
        else { return [] }
        return [
            finding(
                .height, nil,
                "it is \(Int(production.size.height)) points high, and its shapes \(Int(end - start))",
                "Give a height, or sample content with CellAnimated(_:prepare:).")
        ]
    }

    /// The size of an item of a flow layout before anybody says one.
    private static let sizeOfNobody = CGSize(width: 50, height: 50)

    /// The width, in points, from which a view is a row, and the height up to which it is one.
    private static let rowWidth: CGFloat = 200
    private static let rowHeight: CGFloat = 200

    /// The points by which a shape may be off the middle of its row, as pixels are rounded.
    private static let centering: CGFloat = 2

    /// The height, in points, that a row may have besides its shapes.
    private static let freeHeight: CGFloat = 48

    /// Texts and pictures that were lost, and bars that are hardly seen.
    private var texts: [SkeletonFinding] {
        let lost = production.components.filter { $0.role == .label && $0.removal == .empty }
            .map {
                finding(
                    .blank, $0, "its text makes no shape",
                    "Give it room, or text with CellAnimated(_:prepare:).")
            }
        let hidden = (production.hidesTexts ? production.components : [])
            .filter { $0.role == .label && $0.removal == .hidden }
            .map {
                finding(
                    .blank, $0, "its text is hidden, as all others are",
                    "Show it, with a text, in CellAnimated(_:prepare:).")
            }
        let holes = production.components.filter { $0.role == .image && $0.isHole }
            .map { finding(.blank, $0, "its picture makes no shape", "Give it a width and a height.") }
        let squeezed = production.drawn.filter { component in
            component.role == .label && component.bars.contains { $0.height < Self.lowestBar }
        }
        .map {
            finding(
                .squeezed, $0, "its bar is hardly seen", "Give the view more height, or the text fewer lines."
            )
        }
        return lost + hidden + holes + squeezed
    }

    /// The height, in points, from which a bar is seen.
    private static let lowestBar: CGFloat = 5.9

    private var pairs: [SkeletonFinding] {
        let drawn = production.drawn
        return drawn.indices.flatMap { first in
            drawn.indices.dropFirst(first + 1).compactMap { judge(drawn[first], drawn[$0]) }
        }
    }

    private func judge(_ one: Component, _ two: Component) -> SkeletonFinding? {
        for bar in one.bars {
            for other in two.bars {
                if let finding = judge(one, bar, two, other) { return finding }
            }
        }
        return nil
    }

    private func judge(
        _ one: Component, _ bar: CGRect, _ two: Component, _ other: CGRect
    ) -> SkeletonFinding? {
        let common = bar.intersection(other)
        if !common.isNull, common.width > 1, common.height > 1 {
            // A shape over the edge of another has a rim, and both are seen.
            guard one.isText || two.isText, !hasCard(between: one, and: two, under: other) else { return nil }
            let isStacked = [bar, other].contains {
                $0.insetBy(dx: 1, dy: 1).width <= common.width + 2 && $0.height <= common.height + 2
            }
            return isStacked
                ? nil
                : finding(
                    .overlap, two, "it overlaps \(name(of: one))",
                    "Hide one of the two, or give it a place of its own.")
        }
        guard one.role == .label, two.role == .label,
            bar.insetBy(dx: -Self.gap, dy: -Self.gap / 2).intersects(other)
        else { return nil }
        return finding(.touching, two, "it touches \(name(of: one))", "Leave room between the two labels.")
    }

    /// Whether a shape stands on a card that was found after another shape, and hides it.
    private func hasCard(between lower: Component, and upper: Component, under bar: CGRect) -> Bool {
        production.cards.contains { card in
            card.zIndex > lower.zIndex && card.zIndex <= upper.zIndex
                && card.frame.insetBy(dx: -1, dy: -1).contains(bar)
        }
    }

    private func finding(
        _ rule: SkeletonFinding.Rule, _ component: Component?, _ problem: String, _ fix: String
    ) -> SkeletonFinding {
        let view = component.map(name) ?? production.className
        return SkeletonFinding(rule: rule, view: view, problem: problem, fix: fix)
    }

    private func name(of component: Component) -> String {
        component.name ?? "\(production.className) \(component.index)"
    }
}

extension Component {
    fileprivate var isText: Bool { role == .label || role == .text || lines != nil }

    /// Whether the shape has one side alone, so that nothing is seen of it.
    fileprivate var isHole: Bool {
        let (width, height) = (sourceFrame.width, sourceFrame.height)
        return removal == .empty && (width < 1) != (height < 1)
    }
}
