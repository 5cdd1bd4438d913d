import Foundation

/// What a layer's transform does to the plane that the layer lies in: a projective map of points.
struct PlaneTransform: Equatable {
    /// A row of a 3 × 3 matrix for row vectors (x, y, 1).
    private struct Row: Equatable {
        var x: CGFloat
        var y: CGFloat
        var w: CGFloat

        func times(_ matrix: PlaneTransform) -> Row {
            Row(
                x: x * matrix.x.x + y * matrix.y.x + w * matrix.shift.x,
                y: x * matrix.x.y + y * matrix.y.y + w * matrix.shift.y,
                w: x * matrix.x.w + y * matrix.y.w + w * matrix.shift.w)
        }
    }

    private let x: Row
    private let y: Row
    private let shift: Row

    static let identity = PlaneTransform(CATransform3DIdentity)

    init(_ t: CATransform3D) {
        self.init(
            x: Row(x: t.m11, y: t.m12, w: t.m14), y: Row(x: t.m21, y: t.m22, w: t.m24),
            shift: Row(x: t.m41, y: t.m42, w: t.m44))
    }

    /// A move by a distance.
    init(translationX distance: CGFloat, y: CGFloat) {
        self.init(
            x: Row(x: 1, y: 0, w: 0), y: Row(x: 0, y: 1, w: 0), shift: Row(x: distance, y: y, w: 1))
    }

    private init(x: Row, y: Row, shift: Row) {
        (self.x, self.y, self.shift) = (x, y, shift)
    }

    var isAffine: Bool { x.w == 0 && y.w == 0 && shift.w == 1 }

    var affine: CGAffineTransform {
        CGAffineTransform(a: x.x, b: x.y, c: y.x, d: y.y, tx: shift.x, ty: shift.y)
    }

    private var isTranslation: Bool { isAffine && x.x == 1 && x.y == 0 && y.x == 0 && y.y == 1 }

    func moved(by offset: CGPoint) -> PlaneTransform {
        followed(by: PlaneTransform(translationX: offset.x, y: offset.y))
    }

    func followed(by next: PlaneTransform) -> PlaneTransform {
        PlaneTransform(x: x.times(next), y: y.times(next), shift: shift.times(next))
    }

    func apply(to point: CGPoint) -> CGPoint {
        let place = Row(x: point.x, y: point.y, w: 1).times(self)
        return place.w == 0 || place.w == 1
            ? CGPoint(x: place.x, y: place.y) : CGPoint(x: place.x / place.w, y: place.y / place.w)
    }

    /// The smallest upright rectangle around the mapped one.
    func box(around rect: CGRect) -> CGRect {
        guard !rect.isNull, !rect.isInfinite else { return rect }
        guard !isTranslation else { return rect.offsetBy(dx: shift.x, dy: shift.y) }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(apply)
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }

    var inverted: PlaneTransform? {
        if isTranslation { return PlaneTransform(translationX: -shift.x, y: -shift.y) }
        let m = [x, y, shift].map { [$0.x, $0.y, $0.w] }
        func minor(_ r: Int, _ c: Int) -> CGFloat {
            let (r1, r2, c1, c2) = ((r + 1) % 3, (r + 2) % 3, (c + 1) % 3, (c + 2) % 3)
            return m[r1][c1] * m[r2][c2] - m[r1][c2] * m[r2][c1]
        }
        let determinant = (0..<3).reduce(0) { $0 + m[0][$1] * minor(0, $1) }
        guard abs(determinant) > 1e-12 else { return nil }
        let row = { (r: Int) in
            Row(x: minor(0, r) / determinant, y: minor(1, r) / determinant, w: minor(2, r) / determinant)
        }
        return PlaneTransform(x: row(0), y: row(1), shift: row(2))
    }
}
