import UIKit

extension CAShapeLayer {
    /// Creates a mask with a hole for each component that lets the real view be seen, or `nil` without any.
    ///
    /// - Parameters:
    ///   - tiles: The tiles of a cover.
    ///   - bounds: The bounds of the cover.
    convenience init?(cuttingOut tiles: [SkeletonTile], of bounds: CGRect) {
        let holes = tiles.flatMap { tile in
            tile.production.components.filter { $0.isCutOut && !$0.isRemoved }.map { component in
                let rect = component.holeFrame.offsetBy(dx: tile.origin.x, dy: tile.origin.y)
                return UIBezierPath(rounding: component.roundedCorners, of: rect, by: component.cornerRadius)
            }
        }
        guard !holes.isEmpty else { return nil }
        let path = UIBezierPath(rect: bounds)
        for hole in holes { path.append(hole) }
        self.init()
        frame = bounds
        self.path = path.cgPath
        fillRule = .evenOdd
    }
}

extension Component {
    /// Where the cover is open: over the real view, or where the app put a shape of its own.
    var holeFrame: CGRect { role == .created ? frame : sourceFrame }
}
