import UIKit

extension CGPath {
    /// The number of places between an edge and the middle of the path that are looked at.
    private static let steps = 128

    /// The distances of a hole in the middle of the path from the edges of its box; `nil` without a hole.
    ///
    /// A donut has one: it is filled from each of its edges up to somewhere before the middle.
    func hole(using rule: CGPathFillRule) -> TextLines.Insets? {
        let box = boundingBoxOfPath
        guard !box.isNull, box.width > 0, box.height > 0 else { return nil }
        let middle = CGPoint(x: box.midX, y: box.midY)
        guard !contains(middle, using: rule) else { return nil }
        let edges = [
            CGPoint(x: box.midX, y: box.minY), CGPoint(x: box.minX, y: box.midY),
            CGPoint(x: box.midX, y: box.maxY), CGPoint(x: box.maxX, y: box.midY),
        ]
        let shares = edges.compactMap { share(filledFrom: $0, to: middle, using: rule) }
        guard shares.count == edges.count else { return nil }
        let (half, upright) = (box.width / 2, box.height / 2)
        return TextLines.Insets(
            top: shares[0] * upright, left: shares[1] * half, bottom: shares[2] * upright,
            right: shares[3] * half)
    }

    /// The part of a way that is filled before a part that is not, 0...1; `nil` if it is filled in any other way.
    private func share(
        filledFrom edge: CGPoint, to middle: CGPoint, using rule: CGPathFillRule
    ) -> CGFloat? {
        let isFilled = (0..<Self.steps).map { step in
            let share = (CGFloat(step) + 0.5) / CGFloat(Self.steps)
            return contains(
                CGPoint(x: edge.x + (middle.x - edge.x) * share, y: edge.y + (middle.y - edge.y) * share),
                using: rule)
        }
        guard let end = isFilled.firstIndex(of: false), end > 0, !isFilled[end...].contains(true) else {
            return nil
        }
        return CGFloat(end) / CGFloat(Self.steps)
    }
}

extension CAShapeLayer {
    /// The distances of a hole in what is filled from the edges of the path; `nil` without a hole.
    var hole: TextLines.Insets? {
        isFilled ? path?.hole(using: fillRule == .evenOdd ? .evenOdd : .winding) : nil
    }
}
