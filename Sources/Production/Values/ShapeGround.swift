import UIKit

/// What is painted below a shape, from the background of the cover up.
indirect enum ShapeGround: Hashable {
    /// The background of the cover.
    case background
    /// A surface, over what is below it.
    case surface(ComponentFill, over: ShapeGround)
    /// Another shape, over what is below it.
    case shape(ComponentFill, over: ShapeGround)
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

    /// How many of the last grounds are looked through for one that lies below a shape.
    private static let limit = 200

    /// The ground that a shape with a frame stands on.
    func ground(under frame: CGRect) -> ShapeGround {
        let inner = Area(frame.insetBy(dx: min(2, frame.width / 2), dy: min(2, frame.height / 2)))
        let position =
            areas.suffix(Self.limit).lastIndex { $0.holds(inner) } ?? areas.firstIndex { $0.holds(inner) }
        return position.map { grounds[$0] } ?? .background
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
