extension CALayer {
    /// The radius of the layer, or that of its view where it is greater.
    var drawnRadius: CGFloat { max(cornerRadius, fields.configuredRadius) }

    /// Whether a rectangle with four equal, circular corners is not enough to draw the layer's outline.
    var needsOutlinePath: Bool {
        guard drawnRadius > 0, !maskedCorners.isEmpty else { return false }
        return maskedCorners != .all || cornerCurve == .continuous
    }

    /// The corner radius of the outline that runs a distance inside the bounds.
    func outlineRadius(inset: CGFloat = 0) -> CGFloat {
        guard !maskedCorners.isEmpty else { return 0 }
        return max(0, min(drawnRadius, min(bounds.width, bounds.height) / 2) - inset)
    }

    /// The outline of the layer, a distance inside its bounds.
    func outline(inset: CGFloat = 0) -> CGPath {
        let radius = outlineRadius(inset: inset)
        let elements = PathElements.roundedRect(
            bounds.insetBy(dx: inset, dy: inset), corners: maskedCorners.rectCorners,
            radii: CGSize(width: radius, height: radius), continuous: cornerCurve == .continuous)
        return CGPath(headlessElements: elements.list)
    }
}

extension CACornerMask {
    fileprivate var rectCorners: UIRectCorner {
        let pairs: [(CACornerMask, UIRectCorner)] = [
            (.layerMinXMinYCorner, .topLeft), (.layerMaxXMinYCorner, .topRight),
            (.layerMinXMaxYCorner, .bottomLeft), (.layerMaxXMaxYCorner, .bottomRight),
        ]
        return pairs.reduce(into: []) { corners, pair in
            if contains(pair.0) { corners.insert(pair.1) }
        }
    }
}
