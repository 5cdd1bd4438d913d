public import Foundation

/// Where a supplementary item stands at its container.
@preconcurrency @MainActor public class NSCollectionLayoutAnchor: NSObject, NSCopying {
    public let edges: NSDirectionalRectEdge
    public let offset: CGPoint
    public let isFractionalOffset: Bool

    private init(edges: NSDirectionalRectEdge, offset: CGPoint, isFractionalOffset: Bool) {
        self.edges = edges
        self.offset = offset
        self.isFractionalOffset = isFractionalOffset
        super.init()
    }

    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges: edges, offset: .zero, isFractionalOffset: false)
    }

    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges: edges, offset: absoluteOffset, isFractionalOffset: false)
    }

    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges: edges, offset: fractionalOffset, isFractionalOffset: true)
    }

    public var isAbsoluteOffset: Bool { !isFractionalOffset }

    /// The anchored point of a rectangle, leading being left.
    func point(of rect: CGRect) -> CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
            y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
    }

    func offset(for size: CGSize) -> CGPoint {
        isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
