import UIKit

extension CGPath {
    /// Whether the path is filled in its middle and leaves the corners of its box free, as an ellipse does.
    var isRound: Bool {
        let box = boundingBoxOfPath
        return leavesCorners && contains(CGPoint(x: box.midX, y: box.midY))
    }

    /// Whether the path leaves the corners of its box free, as an ellipse or a ring does.
    var leavesCorners: Bool {
        let box = boundingBoxOfPath
        guard !box.isNull, box.width > 0, box.height > 0 else { return false }
        let near = CGPoint(x: box.minX + box.width / 10, y: box.minY + box.height / 10)
        let far = CGPoint(x: box.maxX - box.width / 10, y: box.maxY - box.height / 10)
        return !contains(near) && !contains(far)
    }

    /// Whether the path goes around its box, as an ellipse or a rounded rectangle does and a curve does not.
    var isClosedShape: Bool {
        let box = boundingBoxOfPath
        guard !box.isNull, box.width > 0, box.height > 0 else { return false }
        let points = [(0.5, 0.5), (0.5, 0.05), (0.5, 0.95), (0.05, 0.5), (0.95, 0.5)]
        return points.allSatisfy { x, y in
            contains(CGPoint(x: box.minX + box.width * x, y: box.minY + box.height * y))
        }
    }
}
