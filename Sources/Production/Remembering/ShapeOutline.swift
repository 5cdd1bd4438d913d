import Foundation

/// Where the shapes of a production are, as far as it counts for how much two views are alike.
struct ShapeOutline {
    /// What a shape costs that only one of two views has, in points.
    private static let cost: CGFloat = 100

    /// What a difference in length counts beside one in place, 0...1: texts of one place differ in length.
    private static let lengthShare: CGFloat = 0.25

    /// In points.
    let size: CGSize

    /// The areas of all components, `nil` for those that are not drawn.
    private let areas: [CGRect?]

    init(of production: Production) {
        size = production.size
        areas = production.components.map { component in
            component.isRemoved ? nil : component.bars.reduce(CGRect.null) { $0.union($1) }
        }
    }

    /// What views have in common that differ by the length of their texts alone: their size, and the heights at which they
    /// show something.
    struct Look: Hashable {
        private let size: [CGFloat]
        private let spans: [[CGFloat]]

        fileprivate init(_ outline: ShapeOutline) {
            size = [outline.size.width.rounded(), outline.size.height.rounded()]
            spans = outline.areas.map { area in area.map { [$0.minY.rounded(), $0.maxY.rounded()] } ?? [] }
        }
    }

    var look: Look { Look(self) }

    /// Whether other parts are shown in the same size than in a typical view; texts of other lengths are not odd.
    func isOdd(beside typical: ShapeOutline) -> Bool {
        size == typical.size && areas.map { $0 == nil } != typical.areas.map { $0 == nil }
    }

    /// The distance of all edges from those of another view, together, in points.
    func distance(to other: ShapeOutline) -> CGFloat {
        let common = zip(areas, other.areas).reduce(0) { $0 + Self.distance($1.0, $1.1) }
        let more = CGFloat(abs(areas.count - other.areas.count)) * Self.cost
        return common + more + abs(size.width - other.size.width) + abs(size.height - other.size.height)
    }

    private static func distance(_ one: CGRect?, _ other: CGRect?) -> CGFloat {
        guard let one, let other, !one.isNull, !other.isNull else {
            return one == nil && other == nil ? 0 : cost
        }
        return abs(one.minX - other.minX) + abs(one.minY - other.minY) + abs(one.maxY - other.maxY)
            + abs(one.maxX - other.maxX) * lengthShare
    }
}
