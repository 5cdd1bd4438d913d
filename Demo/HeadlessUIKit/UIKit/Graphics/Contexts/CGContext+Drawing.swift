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

    public func clear(_ rect: CGRect) {
        let hole = CGPath(rect: rect, transform: nil).headlessTransformed(by: state.transform)
        erase(hole.headlessClipped(to: state.clip))
    }

    /// Takes a shape, in the coordinates of the surface, out of what has been drawn so far.
    private func erase(_ hole: CGPath) {
        guard !headlessDisplayList.isEmpty, !hole.isEmpty else { return }
        let everything = headlessBounds.union(hole.boundingBox).insetBy(dx: -10_000, dy: -10_000)
        let outside = CGMutablePath()
        outside.addRect(everything)
        outside.addPath(hole)
        let levels = savedStates.dropFirst().map(\.setup) + [state.setup]
        let first = savedStates.first?.setup ?? state.setup
        let drawn = headlessDisplayList.items + Array(repeating: .restore, count: savedStates.count)
        let reopened = savedStates.isEmpty ? first : first + levels.flatMap { [.save] + $0 }
        headlessDisplayList.items = [.save, .clip(outside, evenOdd: true)] + drawn + [.restore] + reopened
        bitmap?.show(headlessDisplayList)
    }

    func fill(_ path: CGPath, rule: CGPathFillRule = .winding) {
        record(.fill(path, state.fillColor, evenOdd: rule == .evenOdd))
    }

    func stroke(_ path: CGPath) {
        record(.stroke(path, state.strokeColor, state.stroke))
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

    /// Draws the picture as Core Graphics does, with its first row at the greatest y: upside down in the
    /// coordinates of UIKit, upright in those of a context that keeps pixels.
    public func draw(_ image: CGImage, in rect: CGRect) {
        guard bitmap == nil else { return drawUpright(image, in: rect) }
        saveGState()
        concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
        drawUpright(image, in: rect)
        restoreGState()
    }

    /// Draws the picture upright in the coordinates of UIKit.
    func drawUpright(_ image: CGImage, in rect: CGRect) {
        record(.image(image, rect))
    }

    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
        options: CGGradientDrawingOptions
    ) {
        record(.linearGradient(gradient, start: startPoint, end: endPoint, options))
    }

    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
        endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {
        record(
            .radialGradient(
                gradient, start: HeadlessCircle(center: startCenter, radius: startRadius),
                end: HeadlessCircle(center: endCenter, radius: endRadius), options))
    }
}

extension CGContext.State {
    fileprivate var stroke: HeadlessStroke {
        HeadlessStroke(
            lineWidth: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit, dash: dash,
            dashPhase: dashPhase)
    }
}

extension CGPath {
    /// The path itself, or the part of a rectangle that lies in another.
    fileprivate func headlessClipped(to rect: CGRect) -> CGPath {
        let box = boundingBox
        if rect.contains(box) { return self }
        let rest = box.intersection(rect)
        return rest.isEmpty ? CGPath(headlessElements: []) : CGPath(rect: rest, transform: nil)
    }
}
