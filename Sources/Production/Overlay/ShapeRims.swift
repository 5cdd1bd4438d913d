import Foundation

/// The rims of shapes that reach over the edge of others of the same gray, such as avatars in a row or a mark at a corner.
///
/// A rim has the color of what is below both, so that two shapes stay two.
struct ShapeRims {
    private var components: [Int: CGFloat] = [:]
    private var surfaces: [Int: CGFloat] = [:]

    /// How many of the shapes below one are looked through.
    private static let limit = 100

    /// Finds the rims of what is painted, from the back to the front.
    init(of production: Production, in parts: [Stacking.Part]) {
        var below: [GrayShape] = []
        for part in parts {
            guard let shape = GrayShape(part, of: production) else { continue }
            let isJoined = below.suffix(Self.limit).contains { shape.joins($0) }
            if isJoined {
                switch part {
                case .component(let position): components[position] = shape.rimWidth
                case .surface(let position): surfaces[position] = shape.rimWidth
                }
            }
            below.append(shape)
        }
    }

    /// The width of the rim of a part, in points; zero for none.
    func width(of part: Stacking.Part) -> CGFloat {
        switch part {
        case .component(let position): components[position] ?? 0
        case .surface(let position): surfaces[position] ?? 0
        }
    }
}

/// A gray shape with an outline of its own, rather than a bar of text.
private struct GrayShape {
    private let frame: CGRect

    /// Whether a shape on this one differs from it in color.
    private let isGround: Bool

    /// The shorter side, in points, from which a shape has room for a rim.
    private static let smallest: CGFloat = 8

    init?(_ part: Stacking.Part, of production: Production) {
        switch part {
        case .surface(let position):
            guard position > 0, production.cards[position - 1].isMuted else { return nil }
            self.init(frame: production.cards[position - 1].frame, isGround: true)
        case .component(let position):
            guard production.components[position].isGrayShape else { return nil }
            self.init(
                frame: production.components[position].frame,
                isGround: production.components[position].isGround)
        }
    }

    private init?(frame: CGRect, isGround: Bool) {
        guard frame.isFinite, min(frame.width, frame.height) >= Self.smallest else { return nil }
        self.frame = frame
        self.isGround = isGround
    }

    /// The width of the rim, in points: two for an avatar in a row, four for the picture of a profile.
    var rimWidth: CGFloat { max(1.5, min(min(frame.width, frame.height) / 20, 4)) }

    /// Whether the shape would melt into one below: they overlap, and neither stands on the other.
    func joins(_ lower: GrayShape) -> Bool {
        guard frame.overlaps(lower.frame), !frame.contains(lower.frame) else { return false }
        return !(lower.isGround && lower.frame.contains(frame.insetBy(dx: 2, dy: 2)))
    }
}

extension Component {
    fileprivate var isGrayShape: Bool {
        let isSolid = role == .image || role == .block || role == .button || role == .control
        let isGray = fill == .standard || fill == .muted
        return isSolid && isGray && !isRemoved && !isCutOut && lines == nil && opening == nil
    }
}

extension Surface {
    fileprivate var isMuted: Bool { fill == .muted && borderWidth == 0 }
}
