import Foundation

/// A rotation in space.
struct Quaternion: Equatable {
    var x: CGFloat = 0
    var y: CGFloat = 0
    var z: CGFloat = 0
    var w: CGFloat = 1
}

extension Quaternion {
    /// The rotation whose matrix has the given orthogonal rows.
    init(_ m: [[CGFloat]]) {
        let candidates = [
            1 + m[0][0] - m[1][1] - m[2][2], 1 - m[0][0] + m[1][1] - m[2][2],
            1 - m[0][0] - m[1][1] + m[2][2], 1 + m[0][0] + m[1][1] + m[2][2],
        ]
        let largest = candidates.indices.max { candidates[$0] < candidates[$1] } ?? 3
        let root = candidates[largest].squareRoot() / 2
        let (yz, zx, xy) = (m[1][2] - m[2][1], m[2][0] - m[0][2], m[0][1] - m[1][0])
        let (sxy, szx, syz) = (m[0][1] + m[1][0], m[2][0] + m[0][2], m[1][2] + m[2][1])
        let k = 1 / (4 * root)
        switch largest {
        case 0: self.init(x: root, y: sxy * k, z: szx * k, w: yz * k)
        case 1: self.init(x: sxy * k, y: root, z: syz * k, w: zx * k)
        case 2: self.init(x: szx * k, y: syz * k, z: root, w: xy * k)
        default: self.init(x: yz * k, y: zx * k, z: xy * k, w: root)
        }
    }

    /// Rotations about x, then y, then z.
    init(angles: [CGFloat]) {
        let turns = angles.enumerated().map { axis, angle in
            let s = sin(angle / 2)
            return Quaternion(
                x: axis == 0 ? s : 0, y: axis == 1 ? s : 0, z: axis == 2 ? s : 0, w: cos(angle / 2))
        }
        self = turns[0].followed(by: turns[1]).followed(by: turns[2])
    }

    func followed(by next: Quaternion) -> Quaternion {
        Quaternion(
            x: next.w * x + next.x * w + next.y * z - next.z * y,
            y: next.w * y - next.x * z + next.y * w + next.z * x,
            z: next.w * z + next.x * y - next.y * x + next.z * w,
            w: next.w * w - next.x * x - next.y * y - next.z * z)
    }

    /// The angles about x, y and z.
    var angles: [CGFloat] {
        let sine = min(1, max(-1, 2 * (w * y - z * x)))
        return [
            atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y)), asin(sine),
            atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z)),
        ]
    }

    var matrix: CATransform3D {
        CATransform3D(rows: [
            [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0],
            [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0],
            [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0],
            [0, 0, 0, 1],
        ])
    }

    /// A part of the shorter way to another rotation.
    func turned(towards other: Quaternion, by progress: CGFloat) -> Quaternion {
        var cosine = x * other.x + y * other.y + z * other.z + w * other.w
        let sign: CGFloat = cosine < 0 ? -1 : 1
        cosine = min(1, cosine * sign)
        let angle = acos(cosine)
        let sine = sin(angle)
        let (a, b) =
            sine < 1e-9
            ? (1 - progress, progress * sign)
            : (sin((1 - progress) * angle) / sine, sin(progress * angle) / sine * sign)
        return Quaternion(
            x: a * x + b * other.x, y: a * y + b * other.y, z: a * z + b * other.z, w: a * w + b * other.w)
    }
}
