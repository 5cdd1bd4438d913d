import TabCache
import UIKit

/// A hole in a cover, through which the real view is seen.
struct CoverHole {
    /// In the coordinate space of the cover.
    let frame: CGRect

    var corners = Corners()

    /// What two holes have in common; `nil` where they have nothing.
    private func common(with other: CoverHole) -> CoverHole? {
        let area = frame.intersection(other.frame)
        guard !area.isNull, !area.isEmpty else { return nil }
        return area == frame ? self : area == other.frame ? other : CoverHole(frame: area)
    }

    /// More areas than these are left as they are.
    private static let limit = 256

    /// The holes and, once more, what they have in common: counted evenly, every point of any hole is open.
    fileprivate static func open(_ holes: [CoverHole]) -> [CoverHole] {
        holes.reduce(into: []) { areas, hole in
            let shared = areas.count < limit ? areas.compactMap { $0.common(with: hole) } : []
            areas += [hole] + shared
        }
    }
}

extension SkeletonTile {
    /// Where the cover is open: over the views that are to be seen, or where the app put a shape of its own.
    var holes: [CoverHole] {
        production.components.filter { $0.isCutOut && !$0.isRemoved }.map {
            let frame = $0.role == .created ? $0.frame : $0.sourceFrame
            return CoverHole(frame: frame.offsetBy(dx: origin.x, dy: origin.y), corners: $0.corners)
        }
    }
}

extension CAShapeLayer {
    /// Creates a mask with the holes of tiles, or `nil` without any.
    ///
    /// Only where tiles are it is a path; what is around them are plain layers, however large the cover is.
    ///
    /// - Parameter bounds: The bounds of the cover.
    convenience init?(cuttingOut tiles: [SkeletonTile], of bounds: CGRect) {
        let holes = tiles.flatMap(\.holes)
        guard !holes.isEmpty else { return nil }
        // Whole points, at which layers meet without a line between them.
        let area = holes.reduce(tiles.area(in: bounds)) { $0.union($1.frame) }.integral.intersection(bounds)
        let path = UIBezierPath(rect: area)
        for hole in CoverHole.open(holes) {
            path.append(UIBezierPath(rounding: hole.corners, of: hole.frame))
        }
        self.init()
        frame = bounds
        self.path = path.cgPath
        fillRule = .evenOdd
        for strip in bounds.strips(around: area) where !strip.isEmpty {
            let layer = CALayer()
            layer.frame = strip
            layer.backgroundColor = UIColor.black.cgColor
            addSublayer(layer)
        }
    }
}

extension CGRect {
    /// What is above, below, before and after an area inside.
    fileprivate func strips(around area: CGRect) -> [CGRect] {
        [
            CGRect(x: minX, y: minY, width: width, height: area.minY - minY),
            CGRect(x: minX, y: area.maxY, width: width, height: maxY - area.maxY),
            CGRect(x: minX, y: area.minY, width: area.minX - minX, height: area.height),
            CGRect(x: area.maxX, y: area.minY, width: maxX - area.maxX, height: area.height),
        ]
    }
}
