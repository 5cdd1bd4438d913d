import UIKit

/// What is painted below a shape, from the background of the cover up.
indirect enum ShapeGround {
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
                let isGround = component.isPicture || component.role == .button && component.lines == nil
                guard isGround, !component.isRemoved else {
                    return (part, stack.ground(under: component.frame))
                }
                return (part, stack.add(component.fill, in: component.frame, as: ShapeGround.shape))
            }
        }
    }
}

/// The grounds that were laid down so far, the lowest first.
private struct GroundStack {
    private var grounds: [(frame: CGRect, ground: ShapeGround)] = []

    /// How many of the last grounds are looked through for one that lies below a shape.
    private static let limit = 200

    /// The ground that a shape with a frame stands on.
    func ground(under frame: CGRect) -> ShapeGround {
        let inner = frame.insetBy(dx: min(2, frame.width / 2), dy: min(2, frame.height / 2))
        return grounds.suffix(Self.limit).last { $0.frame.contains(inner) }?.ground
            ?? grounds.first { $0.frame.contains(inner) }?.ground ?? .background
    }

    /// Lays a ground over the others, and returns what is below it.
    mutating func add(
        _ fill: ComponentFill, in frame: CGRect, as make: (ComponentFill, ShapeGround) -> ShapeGround
    ) -> ShapeGround {
        let below = ground(under: frame)
        grounds.append((frame, make(fill, below)))
        return below
    }
}
