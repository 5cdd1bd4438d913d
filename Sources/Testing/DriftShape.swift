public import TabProduction
public import UIKit

/// One shape of a skeleton together with the content that takes its place, or one of them alone.
public struct DriftShape: Equatable, Sendable {
    /// The name of the property that holds the view, or its index where it has none.
    public var name: String

    /// The kind of content.
    public var role: Component.Role

    /// The area that the skeleton draws in, in points; `nil` when it has no such shape.
    public var skeleton: CGRect?

    /// The area of the content, in points; `nil` when there is none.
    public var content: CGRect?

    /// The distance in points by which the edges are off, the largest of all that count.
    ///
    /// Of text, the edge that it is aligned to, the top and the bottom count; of everything else all
    /// four edges. Less than a tenth of a point is none. Zero when one of the two is missing.
    public var shift: CGFloat

    init(skeleton: Component?, content: Component?) {
        let named = content ?? skeleton
        name = named.map { $0.name ?? "\($0.index)" } ?? ""
        role = named?.role ?? .block
        self.skeleton = skeleton?.drawnArea
        self.content = content?.drawnArea
        shift = 0
        if let from = self.skeleton, let to = self.content {
            let distances = Self.distances(
                from, to, isText: role.isText, alignment: content?.alignment ?? .left)
            let largest = distances.map(abs).max() ?? 0
            shift = largest < 0.1 ? 0 : largest
        }
    }

    /// The part of a score that the shape takes, 0...1.
    var cost: Double {
        guard let content, skeleton != nil else { return 1 }
        return min(1, Double(shift / max(1, min(content.width, content.height))))
    }

    func moved(by offset: CGPoint, prefix: String) -> DriftShape {
        var shape = self
        shape.name = prefix + name
        shape.skeleton = skeleton?.offsetBy(dx: offset.x, dy: offset.y)
        shape.content = content?.offsetBy(dx: offset.x, dy: offset.y)
        return shape
    }

    private static func distances(
        _ from: CGRect, _ to: CGRect, isText: Bool, alignment: Component.Alignment
    ) -> [CGFloat] {
        let vertical = [from.minY - to.minY, from.maxY - to.maxY]
        guard isText else { return vertical + [from.minX - to.minX, from.maxX - to.maxX] }
        return switch alignment {
        case .left, .justified: vertical + [from.minX - to.minX]
        case .center: vertical + [from.midX - to.midX]
        case .right: vertical + [from.maxX - to.maxX]
        }
    }
}

extension Component.Role {
    fileprivate var isText: Bool { self == .label || self == .text }
}

extension Component {
    /// The smallest rectangle around all bars.
    var drawnArea: CGRect? {
        guard let first = bars.first else { return nil }
        return bars.dropFirst().reduce(first) { $0.union($1) }
    }
}
