extension CGContext {
    public func drawPath(using mode: CGPathDrawingMode) {
        guard let path = takePath() else { return }
        switch mode {
        case .fill: fill(path)
        case .eoFill: fill(path, rule: .evenOdd)
        case .stroke: stroke(path)
        case .fillStroke:
            fill(path)
            stroke(path)
        case .eoFillStroke:
            fill(path, rule: .evenOdd)
            stroke(path)
        }
    }

    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .winding ? .fill : .eoFill)
    }

    public func strokePath() {
        drawPath(using: .stroke)
    }

    public func fill(_ rect: CGRect) {
        fill(CGPath(rect: rect, transform: nil))
    }

    public func fill(_ rects: [CGRect]) {
        for rect in rects {
            fill(rect)
        }
    }

    public func fillEllipse(in rect: CGRect) {
        fill(CGPath(ellipseIn: rect, transform: nil))
    }

    public func stroke(_ rect: CGRect) {
        stroke(CGPath(rect: rect, transform: nil))
    }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        let lineWidth = state.lineWidth
        state.lineWidth = width
        stroke(rect)
        state.lineWidth = lineWidth
    }

    public func strokeEllipse(in rect: CGRect) {
        stroke(CGPath(ellipseIn: rect, transform: nil))
    }

    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for start in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[start])
            addLine(to: points[start + 1])
        }
        strokePath()
    }

    /// Forgets what has been drawn if the rectangle covers the whole surface; a list has no pixels to erase.
    public func clear(_ rect: CGRect) {
        guard state.transform.isIdentity, rect.contains(state.clip) else { return }
        headlessDisplayList.items.removeAll(where: \.paints)
    }

    func fill(_ path: CGPath, rule: CGPathFillRule = .winding) {
        record(.fill(path, state.fillColor, evenOdd: rule == .evenOdd))
    }

    func stroke(_ path: CGPath) {
        record(
            .stroke(
                path, state.strokeColor, lineWidth: state.lineWidth, cap: state.lineCap,
                join: state.lineJoin, dash: state.dash))
    }

    // MARK: Clipping

    public func clip(using rule: CGPathFillRule = .winding) {
        guard let path = takePath() else { return }
        clip(to: path, rule: rule)
    }

    public func clip(to rect: CGRect) {
        clip(to: CGPath(rect: rect, transform: nil), rule: .winding)
    }

    public func clip(to rects: [CGRect]) {
        let path = CGMutablePath()
        path.addRects(rects)
        clip(to: path, rule: .winding)
    }

    /// The bounds of the clip in the current coordinates.
    public var boundingBoxOfClipPath: CGRect {
        state.clip.applying(state.transform.inverted())
    }

    func clip(to path: CGPath, rule: CGPathFillRule) {
        let box = path.boundingBoxOfPath.applying(state.transform)
        let rest = state.clip.intersection(box)
        state.clip = rest.isNull ? .zero : rest
        record(.clip(path.copy() ?? path, evenOdd: rule == .evenOdd))
    }

    // MARK: Pictures and gradients

    /// Draws the picture upright in UIKit's coordinates, where Core Graphics would turn it upside down.
    public func draw(_ image: CGImage, in rect: CGRect) {
        record(.image(image, rect))
    }

    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
        options: CGGradientDrawingOptions
    ) {
        record(.linearGradient(gradient, start: startPoint, end: endPoint, options))
    }
}
