extension HeadlessDisplayList {
    /// What a drawing says of one point while its steps are gone through.
    private struct Sample {
        /// The point in the coordinates of the step.
        var point: CGPoint
        var isClipped = false
        var alpha: CGFloat = 1
        /// What groups and masks leave of the color.
        var share: CGFloat = 1
        var blendMode = CGBlendMode.normal
    }

    /// The color of the drawing at a point; text, shadows and blurs leave none.
    ///
    /// - Parameter isYUp: Whether the y axis points up, so that pictures are drawn from its upper end.
    func color(at point: CGPoint, isYUp: Bool) -> PremultipliedColor {
        var color = PremultipliedColor.clear
        var sample = Sample(point: point)
        var saved: [Sample] = []
        for item in items {
            switch item {
            case .save: saved.append(sample)
            case .restore: sample = saved.popLast() ?? sample
            case .clip(let path, let evenOdd):
                if !path.contains(sample.point, using: evenOdd ? .evenOdd : .winding) {
                    sample.isClipped = true
                }
            case .concatenate(let transform): sample.point = sample.point.applying(transform.inverted())
            case .setAlpha(let alpha): sample.alpha = alpha
            case .setShadow: break
            case .setBlendMode(let mode): sample.blendMode = mode
            case .enterGroup(let group): sample.share *= group.opacity
            case .mask(let list): sample.share *= list.color(at: sample.point, isYUp: isYUp).alpha
            case .fill, .stroke, .text, .image, .linearGradient, .radialGradient:
                guard !sample.isClipped else { continue }
                let paint = item.color(at: sample.point, isYUp: isYUp) * (sample.alpha * sample.share)
                color = paint.mixed(with: color, sample.blendMode)
            }
        }
        return color
    }
}

extension HeadlessDisplayList.Item {
    /// The color that a step alone leaves at a point in its own coordinates.
    fileprivate func color(at point: CGPoint, isYUp: Bool) -> PremultipliedColor {
        switch self {
        case .fill(let path, let color, let evenOdd):
            path.contains(point, using: evenOdd ? .evenOdd : .winding) ? PremultipliedColor(color) : .clear
        case .stroke(let path, let color, let stroke):
            FlattenedPath(path.headlessElements).distance(to: point) <= stroke.lineWidth / 2
                ? PremultipliedColor(color) : .clear
        case .image(let image, let rect):
            image.color(at: point, in: rect, isYUp: isYUp)
        case .linearGradient(let gradient, let start, let end, let options):
            gradient.color(at: point, from: start, to: end, options)
        case .radialGradient(let gradient, let start, let end, let options):
            gradient.color(at: point, from: start, to: end, options)
        case .text, .save, .restore, .clip, .concatenate, .setAlpha, .setShadow, .setBlendMode, .enterGroup,
            .mask:
            .clear
        }
    }
}

extension CGImage {
    fileprivate func color(at point: CGPoint, in rect: CGRect, isYUp: Bool) -> PremultipliedColor {
        guard rect.contains(point) else { return .clear }
        let x = (point.x - rect.minX) / rect.width
        let y = (isYUp ? rect.maxY - point.y : point.y - rect.minY) / rect.height
        let place = CGPoint(x: x * headlessSize.width, y: y * headlessSize.height)
        return headlessDisplayList.color(at: place, isYUp: false)
    }
}

extension CGGradient {
    fileprivate func color(
        at point: CGPoint, from start: CGPoint, to end: CGPoint, _ options: CGGradientDrawingOptions
    ) -> PremultipliedColor {
        let axis = CGPoint(x: end.x - start.x, y: end.y - start.y)
        let square = axis.x * axis.x + axis.y * axis.y
        guard square > 0 else { return .clear }
        let position = ((point.x - start.x) * axis.x + (point.y - start.y) * axis.y) / square
        if position < 0, !options.contains(.drawsBeforeStartLocation) { return .clear }
        if position > 1, !options.contains(.drawsAfterEndLocation) { return .clear }
        return color(at: position)
    }

    /// The color of circles that grow from one to the other around a common center.
    fileprivate func color(
        at point: CGPoint, from start: HeadlessCircle, to end: HeadlessCircle,
        _ options: CGGradientDrawingOptions
    ) -> PremultipliedColor {
        guard end.radius != start.radius else { return .clear }
        let distance = hypot(point.x - end.center.x, point.y - end.center.y)
        let position = (distance - start.radius) / (end.radius - start.radius)
        if position < 0, !options.contains(.drawsBeforeStartLocation) { return .clear }
        if position > 1, !options.contains(.drawsAfterEndLocation) { return .clear }
        return color(at: position)
    }

    private func color(at position: CGFloat) -> PremultipliedColor {
        let colors = headlessColors.map { PremultipliedColor($0) }
        guard let next = headlessLocations.firstIndex(where: { $0 >= position }) else {
            return colors.last ?? .clear
        }
        guard next > 0 else { return colors[0] }
        let (low, high) = (headlessLocations[next - 1], headlessLocations[next])
        let share = high > low ? (position - low) / (high - low) : 1
        var color = colors[next - 1] * (1 - share)
        color += colors[next] * share
        return color
    }
}

extension FlattenedPath {
    /// The distance from a point to the nearest line.
    fileprivate func distance(to point: CGPoint) -> CGFloat {
        var nearest = CGFloat.infinity
        for polygon in polygons {
            for (start, end) in zip(polygon, polygon.dropFirst()) {
                nearest = min(nearest, Self.distance(from: point, start: start, end: end))
            }
        }
        return nearest
    }

    private static func distance(from point: CGPoint, start: CGPoint, end: CGPoint) -> CGFloat {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let square = dx * dx + dy * dy
        let share = square > 0 ? ((point.x - start.x) * dx + (point.y - start.y) * dy) / square : 0
        let clamped = min(1, max(0, share))
        return hypot(point.x - start.x - clamped * dx, point.y - start.y - clamped * dy)
    }
}
