import Foundation

extension CAGradientLayer {
    /// A piece of a conic gradient, and how far around its middle lies, from 0 to 1.
    struct Wedge {
        let path: CGPath
        let share: CGFloat
    }

    private static let wedgeCount = 90

    /// The pieces around the start point, from the direction of the end point on, that together cover the
    /// layer. They may overlap the next by a share of their width, so that no seams are seen between them.
    func conicWedges(overlap: Double = 0) -> [Wedge] {
        let center = scaledToBounds(startPoint)
        let toEnd = scaledToBounds(endPoint)
        let start = atan2(toEnd.y - center.y, toEnd.x - center.x)
        let reach = bounds.width + bounds.height + hypot(toEnd.x - center.x, toEnd.y - center.y)
        return (0..<Self.wedgeCount).map { index in
            let isLast = index == Self.wedgeCount - 1
            let ends = [Double(index), Double(index) + 1 + (isLast ? 0 : overlap)]
            let shares = ends.map { $0 / Double(Self.wedgeCount) }
            let corners = shares.map { share -> CGPoint in
                let angle = start + CGFloat(share) * 2 * .pi
                return CGPoint(x: center.x + cos(angle) * reach, y: center.y + sin(angle) * reach)
            }
            let path = CGMutablePath()
            path.addLines(between: [center] + corners)
            path.closeSubpath()
            return Wedge(path: path, share: CGFloat(shares[0] + 0.5 / Double(Self.wedgeCount)))
        }
    }

    /// The color at a share of the way from the first to the last location.
    func color(atShare share: CGFloat) -> CGColor? {
        guard let colors = headlessColors, let next = colors.indices.first(where: { location($0) >= share })
        else { return headlessColors?.last }
        guard next > 0 else { return colors.first }
        let (low, high) = (location(next - 1), location(next))
        let part = high > low ? (share - low) / (high - low) : 1
        let mixed = LayerInterpolation.value(from: colors[next - 1], to: colors[next], at: Double(part))
        return mixed as? CGColor ?? colors[next]
    }
}
