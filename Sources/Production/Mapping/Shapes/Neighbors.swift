import UIKit

/// What stands beside views inside a root, read once for all views of one parent.
@MainActor
final class Neighbors {
    /// The width, in points, below which a view is a line rather than a neighbor.
    private static let narrowest: CGFloat = 16

    /// What can be seen in a parent.
    private struct Siblings {
        let views: [UIView]
        /// Where they are in the root.
        let places: [CGRect]
        let rows: Stretches
    }

    private let root: UIView
    private var siblings: [ObjectIdentifier: Siblings] = [:]

    init(in root: UIView) {
        self.root = root
    }

    /// Whether something that can be seen stands to the left or to the right of a view.
    func areBeside(_ view: UIView) -> Bool {
        let area = view.convert(view.bounds, to: root)
        var inner = view
        while inner !== root, let parent = inner.superview {
            let siblings = siblings(in: parent)
            let isBeside = siblings.rows.positions(from: area.minY, to: area.maxY).contains { position in
                let place = siblings.places[position]
                return siblings.views[position] !== inner
                    && (place.minX >= area.maxX || place.maxX <= area.minX)
            }
            if isBeside { return true }
            inner = parent
        }
        return false
    }

    private func siblings(in parent: UIView) -> Siblings {
        if let known = siblings[ObjectIdentifier(parent)] { return known }
        let seen = parent.subviews.filter { !$0.isInvisible && !$0.isBlankSpace }
            .map { (view: $0, place: $0.convert($0.bounds, to: root)) }
            .filter { $0.place.width >= Self.narrowest }
        let found = Siblings(
            views: seen.map(\.view), places: seen.map(\.place),
            rows: Stretches(seen.map { ($0.place.minY, $0.place.maxY) }))
        siblings[ObjectIdentifier(parent)] = found
        return found
    }
}
