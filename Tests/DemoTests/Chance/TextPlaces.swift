import TabProduction
import UIKit

/// How far the bars of texts are from the lines that take their place.
///
/// A bar is right where its line will begin, or end, or as far from the text before it as its line is, because how long a
/// text is that has yet to come no skeleton can know, and what stands beside and below moves with it. How long bars are is
/// judged over all of them.
@MainActor
struct TextPlaces {
    private let texts: [(skeleton: Component, content: Component)]

    init(skeleton: Production, content: Production) {
        texts = zip(skeleton.components, content.components)
            .filter { skeleton, content in
                [skeleton, content].allSatisfy { $0.role == .label && !$0.bars.isEmpty }
            }
    }

    /// The mean distance of all bars, in points; zero without any.
    var meanDistance: CGFloat {
        let distances = texts.flatMap { text in
            let beside = before(text) { $0.isBeside($1, isRightToLeft: text.content.alignment == .right) }
            let above = before(text) { $0.isAbove($1) }
            return zip(text.skeleton.bars, text.content.bars).map { bar, line in
                max(
                    start(of: bar, line, text.content.alignment, after: beside),
                    height(of: bar, line, below: above))
            }
        }
        return distances.isEmpty ? 0 : distances.reduce(0, +) / CGFloat(distances.count)
    }

    /// The length of all bars as a part of that of the lines they stand for.
    var lengthShare: CGFloat {
        let pairs = texts.flatMap { zip($0.skeleton.bars, $0.content.bars) }
        let lines = pairs.reduce(0) { $0 + $1.1.width }
        return lines > 0 ? pairs.reduce(0) { $0 + $1.0.width } / lines : 1
    }

    /// The areas of the nearest text before one, as its content is placed.
    private func before(
        _ text: (skeleton: Component, content: Component), where isBefore: (CGRect, CGRect) -> Bool
    ) -> (skeleton: CGRect, content: CGRect)? {
        let area = text.content.area
        return texts.filter { isBefore($0.content.area, area) }
            .min { $0.content.area.distance(to: area) < $1.content.area.distance(to: area) }
            .map { ($0.skeleton.area, $0.content.area) }
    }

    /// The distance between the edges that a bar and its line begin at, or end at where something else holds their end.
    private func start(
        of bar: CGRect, _ line: CGRect, _ alignment: Component.Alignment,
        after text: (skeleton: CGRect, content: CGRect)?
    ) -> CGFloat {
        switch alignment {
        case .center: abs(bar.midX - line.midX)
        case .left, .justified:
            min(
                nearest(bar.minX - line.minX, text.map { $0.skeleton.maxX - $0.content.maxX }),
                abs(bar.maxX - line.maxX))
        case .right:
            min(
                nearest(bar.maxX - line.maxX, text.map { $0.skeleton.minX - $0.content.minX }),
                abs(bar.minX - line.minX))
        }
    }

    /// The distance between the middles of a bar and its line.
    private func height(
        of bar: CGRect, _ line: CGRect, below text: (skeleton: CGRect, content: CGRect)?
    ) -> CGFloat {
        nearest(bar.midY - line.midY, text.map { $0.skeleton.maxY - $0.content.maxY })
    }

    /// The smaller of a distance and of what is left of it when all has moved by another.
    private func nearest(_ distance: CGFloat, _ moved: CGFloat?) -> CGFloat {
        min(abs(distance), abs(distance - (moved ?? 0)))
    }
}

extension Component {
    /// The area of all bars.
    fileprivate var area: CGRect { bars.reduce(CGRect.null) { $0.union($1) } }
}

extension CGRect {
    fileprivate func isBeside(_ other: CGRect, isRightToLeft: Bool) -> Bool {
        minY < other.maxY && maxY > other.minY && (isRightToLeft ? minX >= other.maxX : maxX <= other.minX)
    }

    fileprivate func isAbove(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && maxY <= other.minY
    }

    /// The distance of the nearer edges.
    fileprivate func distance(to other: CGRect) -> CGFloat {
        max(0, other.minX - maxX, minX - other.maxX) + max(0, other.minY - maxY, minY - other.maxY)
    }
}
