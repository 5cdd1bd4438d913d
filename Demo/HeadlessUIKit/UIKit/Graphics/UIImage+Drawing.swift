extension UIImage {
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image in the rectangle: a resizable one with its caps unscaled and its middle stretched.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let image = cgImage else { return }
        guard capInsets == .zero else { return drawSlices(of: image, in: rect, context) }
        guard imageOrientation != .up else { return context.draw(image, in: rect) }
        context.saveGState()
        context.concatenate(imageOrientation.transform(into: rect))
        context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
    }

    /// Draws with an opacity; every mode draws as `normal`.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setAlpha(alpha)
        draw(in: rect)
        context.restoreGState()
    }

    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
        context.saveGState()
        context.clip(to: rect)
        for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
            for x in stride(from: rect.minX, to: rect.maxX, by: size.width) {
                draw(at: CGPoint(x: x, y: y))
            }
        }
        context.restoreGState()
    }

    private func drawSlices(of image: CGImage, in rect: CGRect, _ context: CGContext) {
        let columns = Self.slices(size.width, capInsets.left, capInsets.right, into: rect.width)
        let rows = Self.slices(size.height, capInsets.top, capInsets.bottom, into: rect.height)
        for row in rows {
            for column in columns {
                let target = CGRect(
                    x: rect.minX + column.target, y: rect.minY + row.target,
                    width: column.targetLength, height: row.targetLength)
                let (scaleX, scaleY) = (column.scale, row.scale)
                let whole = CGRect(
                    x: target.minX - column.source * scaleX, y: target.minY - row.source * scaleY,
                    width: size.width * scaleX, height: size.height * scaleY)
                context.saveGState()
                context.clip(to: target)
                context.draw(image, in: whole)
                context.restoreGState()
            }
        }
    }

    private struct Slice {
        let source: CGFloat
        let sourceLength: CGFloat
        let target: CGFloat
        let targetLength: CGFloat

        var scale: CGFloat { targetLength / sourceLength }
    }

    private static func slices(
        _ length: CGFloat, _ start: CGFloat, _ end: CGFloat, into target: CGFloat
    ) -> [Slice] {
        let middle = max(0, length - start - end)
        let targetMiddle = max(0, target - start - end)
        return [
            Slice(source: 0, sourceLength: start, target: 0, targetLength: start),
            Slice(source: start, sourceLength: middle, target: start, targetLength: targetMiddle),
            Slice(source: length - end, sourceLength: end, target: target - end, targetLength: end),
        ].filter { $0.sourceLength > 0 && $0.targetLength > 0 }
    }
}

extension UIImage.Orientation {
    /// Maps the unit square onto the rectangle so that a picture drawn in the square stands upright.
    func transform(into rect: CGRect) -> CGAffineTransform {
        let turn: CGAffineTransform =
            switch self {
            case .up: .identity
            case .down: CGAffineTransform(-1, 0, 0, -1, 1, 1)
            case .left: CGAffineTransform(0, -1, 1, 0, 0, 1)
            case .right: CGAffineTransform(0, 1, -1, 0, 1, 0)
            case .upMirrored: CGAffineTransform(-1, 0, 0, 1, 1, 0)
            case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, 1)
            case .leftMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
            case .rightMirrored: CGAffineTransform(0, -1, -1, 0, 1, 1)
            }
        return turn.concatenating(
            CGAffineTransform(rect.width, 0, 0, rect.height, rect.minX, rect.minY))
    }
}
