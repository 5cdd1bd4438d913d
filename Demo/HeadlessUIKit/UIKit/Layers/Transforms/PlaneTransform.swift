import Foundation

/// What a layer's transform does to the plane that the layer lies in: a projective map of points.
struct PlaneTransform: Equatable {
    /// Rows of a 3 × 3 matrix for row vectors (x, y, 1).
    private var rows: [[CGFloat]]

    static let identity = PlaneTransform(CATransform3DIdentity)

    init(_ t: CATransform3D) {
        rows = [[t.m11, t.m12, t.m14], [t.m21, t.m22, t.m24], [t.m41, t.m42, t.m44]]
    }

    private init(rows: [[CGFloat]]) { self.rows = rows }

    var isAffine: Bool { rows[0][2] == 0 && rows[1][2] == 0 && rows[2][2] == 1 }

    var affine: CGAffineTransform {
        CGAffineTransform(
            a: rows[0][0], b: rows[0][1], c: rows[1][0], d: rows[1][1], tx: rows[2][0], ty: rows[2][1])
    }

    private var isTranslation: Bool {
        isAffine && rows[0][0] == 1 && rows[0][1] == 0 && rows[1][0] == 0 && rows[1][1] == 1
    }

    func moved(by offset: CGPoint) -> PlaneTransform {
        followed(by: PlaneTransform(CATransform3DMakeTranslation(offset.x, offset.y, 0)))
    }

    func followed(by next: PlaneTransform) -> PlaneTransform {
        PlaneTransform(
            rows: rows.map { row in
                (0..<3).map { column in
                    row[0] * next.rows[0][column] + row[1] * next.rows[1][column]
                        + row[2] * next.rows[2][column]
                }
            })
    }

    func apply(to point: CGPoint) -> CGPoint {
        let x = point.x * rows[0][0] + point.y * rows[1][0] + rows[2][0]
        let y = point.x * rows[0][1] + point.y * rows[1][1] + rows[2][1]
        let w = point.x * rows[0][2] + point.y * rows[1][2] + rows[2][2]
        return w == 0 || w == 1 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
    }

    /// The smallest upright rectangle around the mapped one.
    func box(around rect: CGRect) -> CGRect {
        guard !rect.isNull, !rect.isInfinite else { return rect }
        guard !isTranslation else { return rect.offsetBy(dx: rows[2][0], dy: rows[2][1]) }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(apply)
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }

    var inverted: PlaneTransform? {
        if isTranslation { return PlaneTransform(CATransform3DMakeTranslation(-rows[2][0], -rows[2][1], 0)) }
        let m = rows
        func minor(_ r: Int, _ c: Int) -> CGFloat {
            let (r1, r2, c1, c2) = ((r + 1) % 3, (r + 2) % 3, (c + 1) % 3, (c + 2) % 3)
            return m[r1][c1] * m[r2][c2] - m[r1][c2] * m[r2][c1]
        }
        let determinant = (0..<3).reduce(0) { $0 + m[0][$1] * minor(0, $1) }
        guard abs(determinant) > 1e-12 else { return nil }
        return PlaneTransform(rows: (0..<3).map { r in (0..<3).map { c in minor(c, r) / determinant } })
    }
}
