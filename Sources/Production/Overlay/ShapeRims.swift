import Foundation

/// The rims of shapes that reach over the edge of others of the same color, such as avatars in a row or a mark at a corner.
///
/// A rim has the color of what is below both, so that two shapes stay two.
struct ShapeRims {
    private var widths: [Int: CGFloat] = [:]

    /// How many of the shapes below one are looked through.
    private static let limit = 100

    /// The smallest overlap, in points, of two shapes that would become one.
    private static let leastOverlap: CGFloat = 1

    /// Finds the rims of the components of a production, by their positions.
    ///
    /// - Parameter order: The positions of the components in the order in which they are painted.
    init(of components: [Component], in order: [Int]) {
        var below: [(position: Int, frame: CGRect)] = []
        for position in order where components[position].canHaveRim {
            let frame = components[position].frame
            // Most shapes overlap no other, which their frames alone tell.
            let isJoined = below.suffix(Self.limit).contains { lower in
                Self.overlap(frame, lower.frame)
                    && Self.joins(components[position], components[lower.position])
            }
            if isJoined { widths[position] = components[position].rimWidth }
            below.append((position, frame))
        }
    }

    /// The width of the rim of a component, in points; zero for none.
    func width(at position: Int) -> CGFloat { widths[position] ?? 0 }

    /// Whether two frames share more than an edge.
    private static func overlap(_ upper: CGRect, _ lower: CGRect) -> Bool {
        min(upper.maxX, lower.maxX) - max(upper.minX, lower.minX) > leastOverlap
            && min(upper.maxY, lower.maxY) - max(upper.minY, lower.minY) > leastOverlap
    }

    /// Whether two shapes that overlap would melt into one: they have one color, and neither stands on the other.
    private static func joins(_ upper: Component, _ lower: Component) -> Bool {
        guard upper.fill == lower.fill, !upper.frame.contains(lower.frame) else { return false }
        return !(lower.isGround && lower.frame.contains(upper.frame.insetBy(dx: 2, dy: 2)))
    }
}

extension Component {
    /// Whether the shape is one that is told from others by its outline, rather than a bar of text.
    fileprivate var canHaveRim: Bool {
        let isSolid = role == .image || role == .block || role == .button || role == .control
        return isSolid && !isRemoved && !isCutOut && lines == nil && opening == nil && frame.isFinite
            && min(frame.width, frame.height) >= Self.smallest
    }

    /// The shorter side, in points, from which a shape has room for a rim.
    private static let smallest: CGFloat = 8

    /// The width of the rim, in points: two for an avatar in a row, four for the picture of a profile.
    fileprivate var rimWidth: CGFloat { max(1.5, min(min(frame.width, frame.height) / 20, 4)) }
}
