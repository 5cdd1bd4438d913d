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
        guard !storage.isResizable else { return drawSlices(of: image, in: rect, context) }
        guard imageOrientation != .up else { return context.drawUpright(image, in: rect) }
        context.saveGState()
        context.concatenate(imageOrientation.transform(into: rect))
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
    }

    /// Draws with an opacity; every mode draws as `normal`.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
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
        let columns = slices(size.width, capInsets.left, capInsets.right, into: rect.width)
        let rows = slices(size.height, capInsets.top, capInsets.bottom, into: rect.height)
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
                context.drawUpright(image, in: whole)
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

    /// The caps, which keep their lengths, and between them the middle: stretched, or in as many pieces as
    /// it takes to fill the room.
    private func slices(
        _ length: CGFloat, _ start: CGFloat, _ end: CGFloat, into target: CGFloat
    ) -> [Slice] {
        let middle = max(0, length - start - end)
        let room = max(0, target - start - end)
        let caps = [
            Slice(source: 0, sourceLength: start, target: 0, targetLength: start),
            Slice(source: length - end, sourceLength: end, target: target - end, targetLength: end),
        ]
        return
            (caps + fillings(Slice(source: start, sourceLength: middle, target: start, targetLength: room)))
            .filter { $0.sourceLength > 0 && $0.targetLength > 0 }
    }

    private func fillings(_ whole: Slice) -> [Slice] {
        guard repeats(whole.sourceLength) else { return [whole] }
        return stride(from: 0, to: whole.targetLength, by: whole.sourceLength).map { offset in
            let length = min(whole.sourceLength, whole.targetLength - offset)
            return Slice(
                source: whole.source, sourceLength: length, target: whole.target + offset,
                targetLength: length)
        }
    }

    /// Whether a middle of this length is repeated; one of a single pixel looks the same when stretched.
    private func repeats(_ length: CGFloat) -> Bool {
        resizingMode == .tile && length * scale > 1.001
    }

    /// Whether the image fills a larger size with repetitions of its middle.
    var headlessTiles: Bool {
        storage.isResizable
            && (repeats(size.width - capInsets.left - capInsets.right)
                || repeats(size.height - capInsets.top - capInsets.bottom))
    }

    /// The image resized to a size, its middle repeated or stretched.
    func headlessResized(to size: CGSize) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let resized = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: size))
        }
        return resized.withRenderingMode(renderingMode)
    }

    /// The picture turned as it is to be seen, in the tint if it is a template.
    func headlessUprightCGImage(tintColor: UIColor, rightToLeft: Bool) -> CGImage? {
        let image = headlessCGImage(tintColor: tintColor)
        let flips = rightToLeft && flipsForRightToLeftLayoutDirection
        return image?.headlessTurned(flips ? imageOrientation.mirrored : imageOrientation)
    }
}

extension CGImage {
    fileprivate func headlessTurned(_ orientation: UIImage.Orientation) -> CGImage {
        guard orientation != .up, headlessSize.width > 0, headlessSize.height > 0 else { return self }
        let turned =
            orientation.isTurned
            ? CGSize(width: headlessSize.height, height: headlessSize.width) : headlessSize
        let toUnit = CGAffineTransform(scaleX: 1 / headlessSize.width, y: 1 / headlessSize.height)
        let move = toUnit.concatenating(orientation.transform(into: CGRect(origin: .zero, size: turned)))
        let items: [HeadlessDisplayList.Item] =
            [.save, .concatenate(move)] + headlessDisplayList.items + [.restore]
        return CGImage(
            headlessSize: turned, scale: CGFloat(width) / headlessSize.width,
            displayList: HeadlessDisplayList(items: items))
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
