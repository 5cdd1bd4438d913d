import UIKit

/// The round corners of a layer: its own, or those of the path that masks it or that it fills.
struct ShownCorners {
    /// In points; zero for square corners.
    let radius: CGFloat

    let corners: RoundedCorners

    @MainActor init(of layer: CALayer) {
        if layer.shownCornerRadius > 0 {
            self.init(radius: layer.shownCornerRadius, corners: RoundedCorners(of: layer))
            return
        }
        let isMasked = layer.mask is CAShapeLayer && !layer.isMaskedToOutline
        let shape = (isMasked ? layer.mask : layer) as? CAShapeLayer
        guard let path = shape?.path, isMasked || shape?.isFilled == true, path.isClosedShape else {
            self.init(radius: 0, corners: .all)
            return
        }
        self.init(of: path)
    }

    /// Reads the corners of a closed path: where the diagonal of a corner meets the path.
    init(of path: CGPath) {
        let box = path.boundingBoxOfPath
        let places: [(RoundedCorners, CGPoint)] = [
            (.topLeft, CGPoint(x: box.minX, y: box.minY)), (.topRight, CGPoint(x: box.maxX, y: box.minY)),
            (.bottomLeft, CGPoint(x: box.minX, y: box.maxY)),
            (.bottomRight, CGPoint(x: box.maxX, y: box.maxY)),
        ]
        let radii = places.map { ($0.0, path.radius(ofCornerAt: $0.1)) }
        let round = radii.filter { $0.1 >= 1 }
        self.init(
            radius: round.map(\.1).max() ?? 0,
            corners: round.isEmpty ? .all : RoundedCorners(round.map(\.0)))
    }

    private init(radius: CGFloat, corners: RoundedCorners) {
        self.radius = radius
        self.corners = corners
    }
}

extension CGPath {
    /// The radius of the corners of a closed path.
    var cornerRadius: CGFloat { isClosedShape ? ShownCorners(of: self).radius : 0 }

    /// The radius of one corner of a closed path.
    fileprivate func radius(ofCornerAt corner: CGPoint) -> CGFloat {
        let box = boundingBoxOfPath
        let half = min(box.width, box.height) / 2
        let direction = CGPoint(x: corner.x < box.midX ? 1 : -1, y: corner.y < box.midY ? 1 : -1)
        let steps = 64
        // An arc is this part of its radius away from the corner, along each side.
        let share = 1 - CGFloat(0.5).squareRoot()
        let first = (0...steps).first { step in
            let distance = half * share * CGFloat(step) / CGFloat(steps) + 0.05
            return contains(
                CGPoint(x: corner.x + distance * direction.x, y: corner.y + distance * direction.y))
        }
        return half * CGFloat(first ?? steps) / CGFloat(steps)
    }
}
