package import UIKit

extension RememberedShapes {
    /// Reads views of one kind where they stand, and changes none of them.
    ///
    /// - Parameters:
    ///   - views: The views, in their order; what differs most from the others does not count.
    ///   - request: What a production of the kind is asked with.
    ///   - base: What was shown of the kind until now, which gives the shapes their indices; `nil` counts them anew.
    /// - Returns: `nil` if there are no views with a size, or none of them has any of the texts that were expected.
    @MainActor
    package init?(of views: [UIView], like request: ProductionRequest, numberedAs base: Production? = nil) {
        let reading = ContentReading(request)
        let found = views.filter { !$0.bounds.isEmpty && $0.bounds.isFinite }.map(reading.read)
            .filter { $0.production.hasTexts || base?.hasTexts != true }
        let typical = Self.typical(of: found)
        guard !typical.isEmpty else { return nil }
        productions = typical.map { position in
            let measured = reading.measured(found[position])
            return base.map(measured.numbered(like:)) ?? measured
        }
    }

    /// Returns the positions of a typical view, and of a typical one of each other size.
    @MainActor
    private static func typical(of found: [ContentReading.Finding]) -> [Int] {
        let outlines = found.map { ShapeOutline(of: $0.production) }
        guard let first = middle(of: Array(found.indices), outlines) else { return [] }
        let sizes = Dictionary(grouping: found.indices) { outlines[$0].size }
        let others = sizes.filter { $0.key != outlines[first].size }.values
            .sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
        return [first] + others.prefix(sizeLimit - 1).compactMap { middle(of: $0, outlines) }
    }

    /// Returns the position from which all others together are the least far; the first of several.
    private static func middle(of positions: [Int], _ outlines: [ShapeOutline]) -> Int? {
        let distances = positions.map { position in
            positions.reduce(0) { $0 + outlines[position].distance(to: outlines[$1]) }
        }
        return zip(positions, distances).min { $0.1 < $1.1 }?.0
    }
}

extension Production {
    /// Whether a text is drawn.
    fileprivate var hasTexts: Bool {
        components.contains { ($0.role == .label || $0.role == .text) && !$0.isRemoved }
    }
}
