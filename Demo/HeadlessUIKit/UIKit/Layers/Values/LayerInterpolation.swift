import Foundation

/// Arithmetic on the values that layers animate.
enum LayerInterpolation {
    /// The value between two others; values that have nothing between them switch half-way.
    static func value(from: Any, to: Any, at progress: Double) -> Any {
        if let from = from as? CATransform3D, let to = to as? CATransform3D {
            return transform(from: from, to: to, at: progress)
        }
        if type(of: from) == Bool.self, type(of: to) == Bool.self {
            return progress < 1 ? from : to
        }
        return combine(from, to) { $0 + ($1 - $0) * progress } ?? (progress < 0.5 ? from : to)
    }

    /// The sum of two values; transforms are concatenated, the first one applied first.
    static func sum(_ first: Any, _ second: Any) -> Any? {
        if let first = first as? CATransform3D, let second = second as? CATransform3D {
            return CATransform3DConcat(first, second)
        }
        return combine(first, second) { $0 + $1 }
    }

    /// What added to `second` makes `first`.
    static func difference(_ first: Any, _ second: Any) -> Any? {
        if let first = first as? CATransform3D, let second = second as? CATransform3D {
            return CATransform3DConcat(CATransform3DInvert(second), first)
        }
        return combine(first, second) { $0 - $1 }
    }

    /// The value of the same kind that changes nothing when it is added.
    static func zero(of value: Any) -> Any? {
        if value is CATransform3D { return CATransform3DIdentity }
        return combine(value, value) { _, _ in 0 }
    }

    /// How far apart two values are.
    static func distance(_ first: Any, _ second: Any) -> Double {
        guard let a = numbers(in: first), let b = numbers(in: second), a.count == b.count else { return 0 }
        return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }

    /// Combines two values of the same kind number by number; nil if they do not match.
    static func combine(_ first: Any, _ second: Any, by operation: (Double, Double) -> Double) -> Any? {
        guard let a = numbers(in: first), let b = numbers(in: second), a.count == b.count else { return nil }
        return value(like: first, matching: second, of: zip(a, b).map(operation))
    }

    /// The weighted sum of values of the same kind, number by number.
    static func blend(_ values: [Any], weights: [Double]) -> Any? {
        let lists = values.compactMap(numbers)
        guard let first = lists.first, lists.count == weights.count,
            lists.allSatisfy({ $0.count == first.count }), let pattern = values.first
        else { return nil }
        let mixed = first.indices.map { index in
            zip(lists, weights).reduce(0) { $0 + $1.0[index] * $1.1 }
        }
        return value(like: pattern, matching: pattern, of: mixed)
    }

    // MARK: Values as numbers

    static func numbers(in value: Any) -> [Double]? {
        switch value {
        case let point as CGPoint: return [point.x, point.y].map(Double.init)
        case let size as CGSize: return [size.width, size.height].map(Double.init)
        case let rect as CGRect:
            return [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(Double.init)
        case let color as CGColor:
            let parts = color.headlessRGBA
            return [parts.red, parts.green, parts.blue, parts.alpha].map(Double.init)
        case let transform as CATransform3D: return transform.rows.joined().map(Double.init)
        case let path as CGPath:
            return path.headlessElements.flatMap(\.points).flatMap { [Double($0.x), Double($0.y)] }
        case let list as [Any]:
            let parts = list.map(numbers)
            return parts.contains { $0 == nil } ? nil : parts.flatMap { $0 ?? [] }
        default: return LayerValue.number(value).map { [$0] }
        }
    }

    private static func value(like pattern: Any, matching other: Any, of numbers: [Double]) -> Any? {
        let n = numbers.map { CGFloat($0) }
        switch pattern {
        case is CGPoint where other is CGPoint: return CGPoint(x: n[0], y: n[1])
        case is CGSize where other is CGSize: return CGSize(width: n[0], height: n[1])
        case is CGRect where other is CGRect:
            return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
        case is CGColor where other is CGColor:
            return CGColor(red: n[0], green: n[1], blue: n[2], alpha: n[3])
        case is CATransform3D where other is CATransform3D:
            return CATransform3D(rows: stride(from: 0, to: 16, by: 4).map { Array(n[$0..<$0 + 4]) })
        case let path as CGPath: return (other as? CGPath).flatMap { path.replacingPoints(n, matching: $0) }
        case let list as [Any]:
            return (other as? [Any]).flatMap { array(like: list, matching: $0, of: numbers) }
        default: return numbers.count == 1 ? numbers[0] : nil
        }
    }

    private static func array(like list: [Any], matching other: [Any], of numbers: [Double]) -> [Any]? {
        guard list.count == other.count else { return nil }
        var rest = numbers[...]
        var result: [Any] = []
        for (pattern, match) in zip(list, other) {
            let count = self.numbers(in: pattern)?.count ?? 0
            let part = Array(rest.prefix(count))
            guard part.count == count, let value = value(like: pattern, matching: match, of: part)
            else { return nil }
            result.append(value)
            rest = rest.dropFirst(count)
        }
        return result
    }

    // MARK: Transforms

    /// Scales and moves are mixed directly; with rotation in play, the transforms are taken apart.
    private static func transform(
        from: CATransform3D, to: CATransform3D, at progress: Double
    ) -> CATransform3D {
        if progress == 0 { return from }
        if progress == 1 { return to }
        if !(from.isUpright && to.isUpright), let start = TransformComponents(from),
            let end = TransformComponents(to)
        {
            return start.mixed(with: end, at: CGFloat(progress)).matrix
        }
        let mixed = combine(from, to) { $0 + ($1 - $0) * progress }
        return mixed as? CATransform3D ?? to
    }
}

extension CATransform3D {
    /// Whether the transform only scales and moves.
    fileprivate var isUpright: Bool {
        var rest = self
        (rest.m11, rest.m22, rest.m33) = (1, 1, 1)
        (rest.m41, rest.m42, rest.m43) = (0, 0, 0)
        return rest.isIdentity
    }
}

extension CGPath {
    /// The path with other points, if the other path has the same kinds of steps.
    fileprivate func replacingPoints(_ numbers: [CGFloat], matching other: CGPath) -> CGPath? {
        guard headlessElements.count == other.headlessElements.count,
            zip(headlessElements, other.headlessElements).allSatisfy({ $0.isSameKind(as: $1) })
        else { return nil }
        var rest = numbers[...]
        func next() -> CGPoint {
            let x = rest.popFirst() ?? 0
            return CGPoint(x: x, y: rest.popFirst() ?? 0)
        }
        return CGPath(
            headlessElements: headlessElements.map { element in
                switch element {
                case .move: return .move(next())
                case .line: return .line(next())
                case .quadCurve:
                    let control = next()
                    return .quadCurve(next(), control: control)
                case .curve:
                    let (control1, control2) = (next(), next())
                    return .curve(next(), control1: control1, control2: control2)
                case .close: return .close
                }
            })
    }
}

extension HeadlessPathElement {
    fileprivate func isSameKind(as other: HeadlessPathElement) -> Bool {
        switch (self, other) {
        case (.move, .move), (.line, .line), (.quadCurve, .quadCurve), (.curve, .curve), (.close, .close):
            true
        default: false
        }
    }
}
