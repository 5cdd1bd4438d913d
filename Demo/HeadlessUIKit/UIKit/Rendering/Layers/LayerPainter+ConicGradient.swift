extension LayerPainter {
    private static let wedgeCount = 90

    /// A conic gradient, which SVG does not know, as a fan of wedges around the start point.
    func conicGradient(of subject: AnimatedLayer) -> SVGElement? {
        guard let state = subject.state as? CAGradientLayer else { return nil }
        let clip = SVGElement("clipPath", children: [box(of: subject)])
        let fan = SVGElement(
            "g",
            ["clip-path": definitions.reference(to: clip, kind: "c"), "shape-rendering": "crispEdges"])
        let center = state.point(state.startPoint)
        let toEnd = state.point(state.endPoint)
        let start = atan2(toEnd.y - center.y, toEnd.x - center.x)
        let reach = state.bounds.width + state.bounds.height + hypot(toEnd.x - center.x, toEnd.y - center.y)
        for index in 0..<Self.wedgeCount {
            let shares = [Double(index), Double(index) + 1].map { $0 / Double(Self.wedgeCount) }
            let corners = shares.map { share -> CGPoint in
                let angle = start + CGFloat(share) * 2 * .pi
                return CGPoint(x: center.x + cos(angle) * reach, y: center.y + sin(angle) * reach)
            }
            let path = CGMutablePath()
            path.addLines(between: [center] + corners)
            path.closeSubpath()
            let wedge = SVGElement("path", ["d": SVGPathData.text(path)])
            let middle = CGFloat(shares[0] + 0.5 / Double(Self.wedgeCount))
            setPaint("fill", on: wedge, of: subject) { ($0 as? CAGradientLayer)?.color(atShare: middle) }
            fan.append(wedge)
        }
        return fan
    }
}

extension CAGradientLayer {
    /// A point given in shares of the bounds, in the layer's coordinates.
    fileprivate func point(_ shares: CGPoint) -> CGPoint {
        CGPoint(
            x: bounds.minX + shares.x * bounds.width, y: bounds.minY + shares.y * bounds.height)
    }

    /// The colour at a share of the way from the first to the last location.
    fileprivate func color(atShare share: CGFloat) -> CGColor? {
        guard let colors = headlessColors, let next = colors.indices.first(where: { location($0) >= share })
        else { return headlessColors?.last }
        guard next > 0 else { return colors.first }
        let (low, high) = (location(next - 1), location(next))
        let part = high > low ? (share - low) / (high - low) : 1
        let mixed = LayerInterpolation.value(from: colors[next - 1], to: colors[next], at: Double(part))
        return mixed as? CGColor ?? colors[next]
    }
}
