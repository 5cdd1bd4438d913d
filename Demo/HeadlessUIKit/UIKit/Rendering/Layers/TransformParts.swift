/// An affine transform taken apart: it scales first, then skews, rotates (degrees) and translates.
///
/// Rotations about the x and y axes come out as scales, which is how they look without perspective.
struct TransformParts {
    let translation: [CGFloat]
    var rotation: CGFloat = 0
    var skew: CGFloat = 0
    var scale: [CGFloat]

    init(_ transform: CGAffineTransform) {
        let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
        translation = [transform.tx, transform.ty]
        scale = [a, d]
        if abs(b) < 1e-9, abs(c) < 1e-9, a >= 0 || d >= 0 { return }
        let width = (a * a + b * b).squareRoot()
        guard width > 1e-9 else {
            rotation = Self.degrees(atan2(-c, d))
            scale = [0, (c * c + d * d).squareRoot()]
            return
        }
        let determinant = a * d - b * c
        rotation = Self.degrees(atan2(b, a))
        scale = [width, determinant / width]
        skew = abs(determinant) > 1e-9 ? Self.degrees(atan((a * c + b * d) / determinant)) : 0
    }

    private static func degrees(_ radians: CGFloat) -> CGFloat {
        let degrees = radians * 180 / .pi
        return abs(degrees) < 1e-7 ? 0 : degrees
    }
}
