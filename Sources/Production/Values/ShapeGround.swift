import UIKit

/// What is painted below a shape, from the background of the cover up.
///
/// Shapes on one surface share its ground, and each ground shares the one below it.
final class ShapeGround: Sendable {
    /// What is painted last.
    enum Paint: Hashable {
        /// The background of the cover.
        case background
        /// A surface.
        case surface(ComponentFill)
        /// Another shape.
        case shape(ComponentFill)
    }

    let paint: Paint

    /// What is below; `nil` below the background.
    let below: ShapeGround?

    /// The number of grounds below.
    private let depth: Int

    private init(_ paint: Paint, over below: ShapeGround?) {
        self.paint = paint
        self.below = below
        depth = below.map { $0.depth + 1 } ?? 0
    }

    /// The background of the cover.
    static var background: ShapeGround { ShapeGround(.background, over: nil) }

    /// A surface, over what is below it.
    static func surface(_ fill: ComponentFill, over below: ShapeGround) -> ShapeGround {
        ShapeGround(.surface(fill), over: below)
    }

    /// Another shape, over what is below it.
    static func shape(_ fill: ComponentFill, over below: ShapeGround) -> ShapeGround {
        ShapeGround(.shape(fill), over: below)
    }
}

extension ShapeGround: Hashable {
    static func == (left: ShapeGround, right: ShapeGround) -> Bool {
        left === right || left.depth == right.depth && left.paint == right.paint && left.below == right.below
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(depth)
        hasher.combine(paint)
    }
}

extension Production {
    /// The parts in the order in which they are painted, each with what is below it.
    func stackedParts() -> [(part: Stacking.Part, ground: ShapeGround)] {
        let surfaces = [surface] + cards
        var stack = GroundStack()
        return Stacking(of: self).parts.map { part in
            switch part {
            case .surface(let position):
                let surface = surfaces[position]
                return (part, stack.add(surface.fill, in: surface.frame, as: ShapeGround.surface))
            case .component(let position):
                let component = components[position]
                guard component.isGround, !component.isRemoved else {
                    return (part, stack.ground(under: component.groundedArea))
                }
                return (part, stack.add(component.fill, in: component.frame, as: ShapeGround.shape))
            }
        }
    }
}

extension Component {
    /// Whether shapes that stand on this one differ from it in color.
    var isGround: Bool { isPicture || role == .button && lines == nil }

    /// The area whose ground is that of the shape: of a text its middle, for a line may reach over an edge.
    fileprivate var groundedArea: CGRect {
        role == .label ? frame.insetBy(dx: frame.width / 5, dy: frame.height * 2 / 5) : frame
    }
}

/// The grounds that were laid down so far, the lowest first.
private struct GroundStack {
    private var areas: [Area] = []
    private var grounds: [ShapeGround] = []

    /// How many of the last grounds are looked through for one that lies below a shape, before that of the whole view.
    private static let limit = 200

    /// The ground that a shape with a frame stands on.
    func ground(under frame: CGRect) -> ShapeGround {
        let inner = Area(frame.insetBy(dx: min(2, frame.width / 2), dy: min(2, frame.height / 2)))
        if let position = areas.suffix(Self.limit).lastIndex(where: { $0.holds(inner) }) {
            return grounds[position]
        }
        return areas.first.map { $0.holds(inner) } == true ? grounds[0] : .background
    }

    /// Lays a ground over the others, and returns what is below it.
    mutating func add(
        _ fill: ComponentFill, in frame: CGRect, as make: (ComponentFill, ShapeGround) -> ShapeGround
    ) -> ShapeGround {
        let below = ground(under: frame)
        areas.append(Area(frame))
        grounds.append(make(fill, below))
        return below
    }
}

/// A rectangle by its edges, which are compared with those of many others.
private struct Area {
    private let left: CGFloat
    private let right: CGFloat
    private let top: CGFloat
    private let bottom: CGFloat

    init(_ frame: CGRect) {
        (left, right, top, bottom) = (frame.minX, frame.maxX, frame.minY, frame.maxY)
    }

    func holds(_ other: Area) -> Bool {
        left <= other.left && right >= other.right && top <= other.top && bottom >= other.bottom
    }
}
