import TabProduction
import UIKit

/// Finds for every shape of a skeleton the content that takes its place.
///
/// First by name, in order where a name occurs twice; then, of what is left, by kind and place: the two
/// of one kind whose areas overlap most, as long as any do.
struct DriftMatching {
    private var skeleton: [Component]
    private var content: [Component]
    private(set) var pairs: [(skeleton: Component, content: Component)] = []

    init(skeleton: [Component], content: [Component]) {
        self.skeleton = skeleton
        self.content = content
        matchNames()
        matchPlaces()
    }

    /// Pairs in the order of the content, then what is missing, then what is extra.
    var shapes: [DriftShape] {
        pairs.sorted { $0.content.index < $1.content.index }
            .map { DriftShape(skeleton: $0.skeleton, content: $0.content) }
            + content.map { DriftShape(skeleton: nil, content: $0) }
            + skeleton.map { DriftShape(skeleton: $0, content: nil) }
    }

    private mutating func matchNames() {
        for component in content {
            guard let name = component.name,
                let index = skeleton.firstIndex(where: { $0.name == name })
            else { continue }
            pair(at: index, component)
        }
    }

    private mutating func matchPlaces() {
        while let best = overlaps().max(by: { $0.area < $1.area }) {
            pair(at: best.skeleton, content[best.content])
        }
    }

    private func overlaps() -> [(skeleton: Int, content: Int, area: CGFloat)] {
        skeleton.indices.flatMap { first in
            content.indices.compactMap { second in
                guard skeleton[first].role == content[second].role,
                    let from = skeleton[first].drawnArea, let to = content[second].drawnArea
                else { return nil }
                let overlap = from.intersection(to)
                guard !overlap.isNull, !overlap.isEmpty else { return nil }
                return (first, second, overlap.width * overlap.height)
            }
        }
    }

    private mutating func pair(at index: Int, _ component: Component) {
        pairs.append((skeleton.remove(at: index), component))
        if let position = content.firstIndex(where: { $0.index == component.index }) {
            content.remove(at: position)
        }
    }
}
