import Foundation

/// A transform taken apart into translation, rotation, scale, skew and perspective.
struct TransformComponents {
    var translation = [CGFloat](repeating: 0, count: 3)
    var scale = [CGFloat](repeating: 1, count: 3)
    /// The shears of y by x, z by x and z by y.
    var skew = [CGFloat](repeating: 0, count: 3)
    /// The last column of the matrix.
    var perspective: [CGFloat] = [0, 0, 0, 1]
    var rotation = Quaternion()

    init() {}

    /// Nil for a transform that flattens everything and so has no inverse.
    init?(_ transform: CATransform3D) {
        guard transform.m44 != 0 else { return nil }
        var rows = transform.rows.map { $0.map { $0 / transform.m44 } }
        perspective = Self.perspective(of: rows)
        for row in 0..<4 { rows[row][3] = row == 3 ? 1 : 0 }
        translation = Array(rows[3][..<3])
        let axes = Axes(rows[..<3].map { Array($0[..<3]) })
        scale = axes.scale
        skew = axes.skew
        rotation = Quaternion(axes.directions)
    }

    private static func perspective(of rows: [[CGFloat]]) -> [CGFloat] {
        let column = rows.map { $0[3] }
        guard column != [0, 0, 0, 1] else { return column }
        var flat = rows
        for row in 0..<4 { flat[row][3] = row == 3 ? 1 : 0 }
        let inverse = CATransform3DInvert(CATransform3D(rows: flat)).rows
        return inverse.map { row in zip(row, column).reduce(0) { $0 + $1.0 * $1.1 } }
    }

    var matrix: CATransform3D {
        var projection = CATransform3DIdentity.rows
        for row in 0..<4 { projection[row][3] = perspective[row] }
        var shear = CATransform3DIdentity
        (shear.m21, shear.m31, shear.m32) = (skew[0], skew[1], skew[2])
        let parts = [
            CATransform3DMakeScale(scale[0], scale[1], scale[2]), shear, rotation.matrix,
            CATransform3DMakeTranslation(translation[0], translation[1], translation[2]),
            CATransform3D(rows: projection),
        ]
        return parts.reduce(CATransform3DIdentity, CATransform3DConcat)
    }

    func mixed(with other: TransformComponents, at progress: CGFloat) -> TransformComponents {
        func mix(_ a: [CGFloat], _ b: [CGFloat]) -> [CGFloat] { zip(a, b).map { $0 + ($1 - $0) * progress } }
        var result = TransformComponents()
        result.translation = mix(translation, other.translation)
        result.scale = mix(scale, other.scale)
        result.skew = mix(skew, other.skew)
        result.perspective = mix(perspective, other.perspective)
        result.rotation = rotation.turned(towards: other.rotation, by: progress)
        return result
    }
}

extension TransformComponents {
    /// The parts that the key paths below `transform` name.
    func value(forKeyPath path: String) -> Any? {
        let parts = path.split(separator: ".").map(String.init)
        let axis = parts.count > 1 ? ["x", "y", "z"].firstIndex(of: parts[1]) : nil
        switch (parts.first, axis) {
        case ("rotation", let axis): return rotation.angles[axis ?? 2]
        case ("scale", let axis?): return scale[axis]
        case ("scale", nil): return (scale[0] + scale[1] + scale[2]) / 3
        case ("translation", let axis?): return translation[axis]
        case ("translation", nil): return CGSize(width: translation[0], height: translation[1])
        default: return nil
        }
    }

    func setting(_ value: Any, forKeyPath path: String) -> TransformComponents? {
        let parts = path.split(separator: ".").map(String.init)
        let axis = parts.count > 1 ? ["x", "y", "z"].firstIndex(of: parts[1]) : nil
        var result = self
        if parts.first == "translation", axis == nil {
            let offset = (value as? CGSize) ?? (value as? CGPoint).map { CGSize(width: $0.x, height: $0.y) }
            guard let offset else { return nil }
            result.translation = [offset.width, offset.height, translation[2]]
            return result
        }
        guard let number = LayerValue.number(value).map({ CGFloat($0) }) else { return nil }
        switch (parts.first, axis) {
        case ("rotation", let axis):
            var angles = rotation.angles
            angles[axis ?? 2] = number
            result.rotation = Quaternion(angles: angles)
        case ("scale", let axis?): result.scale[axis] = number
        case ("scale", nil): result.scale = [number, number, number]
        case ("translation", let axis?): result.translation[axis] = number
        default: return nil
        }
        return result
    }
}

/// The rows of a 3 × 3 matrix made orthogonal, with what that took.
private struct Axes {
    private(set) var directions: [[CGFloat]]
    private(set) var scale: [CGFloat] = [1, 1, 1]
    private(set) var skew: [CGFloat] = [0, 0, 0]

    init(_ rows: [[CGFloat]]) {
        directions = rows
        scale[0] = normalize(0, fallback: [1, 0, 0])
        skew[0] = straighten(1, against: 0)
        scale[1] = normalize(1, fallback: [0, 1, 0])
        skew[1] = straighten(2, against: 0)
        skew[2] = straighten(2, against: 1)
        scale[2] = normalize(2, fallback: [0, 0, 1])
        if scale[1] != 0 { skew[0] /= scale[1] }
        if scale[2] != 0 { (skew[1], skew[2]) = (skew[1] / scale[2], skew[2] / scale[2]) }
        let (a, b, c) = (directions[0], directions[1], directions[2])
        let volume =
            a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0])
            + a[2] * (b[0] * c[1] - b[1] * c[0])
        if volume < 0 { mirror() }
    }

    /// A mirror image is a negative scale along x.
    private mutating func mirror() {
        scale[0] = -scale[0]
        directions[0] = directions[0].map { -$0 }
        (skew[0], skew[1]) = (-skew[0], -skew[1])
    }

    private mutating func normalize(_ row: Int, fallback: [CGFloat]) -> CGFloat {
        let length = directions[row].reduce(0) { $0 + $1 * $1 }.squareRoot()
        directions[row] = length > 0 ? directions[row].map { $0 / length } : fallback
        return length
    }

    private mutating func straighten(_ row: Int, against base: Int) -> CGFloat {
        let overlap = zip(directions[row], directions[base]).reduce(0) { $0 + $1.0 * $1.1 }
        directions[row] = zip(directions[row], directions[base]).map { $0 - overlap * $1 }
        return overlap
    }
}
