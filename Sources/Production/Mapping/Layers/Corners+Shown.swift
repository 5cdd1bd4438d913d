import TabCache
import UIKit

extension Corners {
    /// The round corners of a layer: its own, or those of the path that masks it or that it fills.
    @MainActor init(of layer: CALayer) {
        if layer.shownCornerRadius > 0 {
            self.init(radius: layer.shownCornerRadius, rounded: RoundedCorners(of: layer))
            return
        }
        let isMasked = layer.mask is CAShapeLayer && !layer.isMaskedToOutline
        let shape = (isMasked ? layer.mask : layer) as? CAShapeLayer
        guard let path = shape?.path, isMasked || shape?.isFilled == true, path.isClosedShape else {
            self.init()
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
            rounded: round.isEmpty ? .all : RoundedCorners(round.map(\.0)))
    }
}

extension CGPath {
    /// The radius of the corners of a closed path.
    var cornerRadius: CGFloat { isClosedShape ? Corners(of: self).radius : 0 }

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

/// The round corners of a view that clips what is inside.
struct RoundClip {
    /// The area of the view in the coordinate space of the root, in points.
    private let frame: CGRect

    private let shown: Corners

    /// The distance, in points, up to which two corners are one.
    private static let slack: CGFloat = 1

    /// Reads the corners of a view that clips, or returns `nil` if they are square.
    ///
    /// - Parameter frame: The frame of the view in the coordinate space of the root, in points.
    @MainActor
    init?(of view: UIView, at frame: CGRect) {
        shown = Corners(of: view.layer)
        guard shown.radius > 0 else { return nil }
        self.frame = frame
    }

    /// The corners that a rectangle shares with the view, as far as they are round.
    func corners(of rect: CGRect) -> RoundedCorners {
        let isShared = { (edge: KeyPath<CGRect, CGFloat>) in
            abs(rect[keyPath: edge] - frame[keyPath: edge]) < Self.slack
        }
        var corners: RoundedCorners = .continuous
        if isShared(\.minY), isShared(\.minX) { corners.insert(.topLeft) }
        if isShared(\.minY), isShared(\.maxX) { corners.insert(.topRight) }
        if isShared(\.maxY), isShared(\.minX) { corners.insert(.bottomLeft) }
        if isShared(\.maxY), isShared(\.maxX) { corners.insert(.bottomRight) }
        return corners.intersection(shown.rounded)
    }

    /// The radius and the corners that a rectangle shares with the view.
    func rounding(of rect: CGRect) -> Corners {
        Corners(radius: min(shown.radius, rect.width / 2, rect.height / 2), rounded: corners(of: rect))
    }
}
