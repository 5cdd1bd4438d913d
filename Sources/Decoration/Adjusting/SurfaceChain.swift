public import TabProduction
public import UIKit

/// A selection of the surface of a production, or of cards on it, whose adjustments are written as a chain.
@MainActor
public struct SurfaceChain {
    /// The selected surfaces.
    enum Target {
        case root
        case cards(Range<Int>)
    }

    let manager: ComponentManager
    let target: Target

    /// The selected surfaces, with the adjustments made so far.
    public var surfaces: [Surface] {
        switch target {
        case .root: [manager.production.surface]
        case .cards(let positions): Array(manager.production.cards[positions])
        }
    }

    /// Changes every selected surface; for changes that have no call of their own.
    ///
    /// The closure may ask the manager for components and other surfaces.
    @discardableResult
    public func adjust(_ change: (inout Surface) -> Void) -> SurfaceChain {
        switch target {
        case .root:
            var surface = manager.production.surface
            change(&surface)
            manager.production.surface = surface
        case .cards(let positions):
            for position in positions {
                var card = manager.production.cards[position]
                change(&card)
                manager.production.cards[position] = card
            }
        }
        return self
    }

    /// Lets what is behind the surface be seen; its shadow and its border stay.
    @discardableResult
    public func clear() -> SurfaceChain {
        adjust { $0.fill = .none }
    }

    /// Gives the surface a border; a width of zero takes it away, a negative one too, with a warning.
    @discardableResult
    public func border(_ color: UIColor, width: CGFloat = 1) -> SurfaceChain {
        let width = notNegative(width, "border")
        return adjust {
            $0.borderWidth = width
            $0.borderColor = SkeletonColor(color)
        }
    }
}

extension SurfaceChain: ShapeAdjusting {
    @discardableResult
    public func edit(_ change: (inout Surface) -> Void) -> SurfaceChain {
        adjust(change)
    }

    public var isRightToLeft: Bool { manager.layoutDirection == .rightToLeft }

    public func warn(_ message: String) {
        manager.warn(message)
    }
}

/// A surface may be empty, and its radius is that of all corners.
extension Surface: AdjustableShape {
    public static let canBeEmpty = true

    public var adjustableHeight: CGFloat {
        get { frame.height }
        set { frame.size.height = newValue }
    }

    public mutating func setWidth(_ width: CGFloat) {
        frame.size.width = width
    }

    public mutating func setCornerRadius(_ radius: CGFloat) {
        cornerRadius = radius
        roundedCorners = .all
    }
}
