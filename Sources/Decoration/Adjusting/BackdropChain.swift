public import UIKit

/// The surface of a production, or the cards on it, adjusted as a chain.
///
/// Every call changes all selected surfaces and returns the chain.
@MainActor
public struct BackdropChain {
    /// What is adjusted.
    enum Target {
        case background
        case cards(Range<Int>)
    }

    let manager: ComponentManager
    let target: Target

    /// The selected surfaces, with the adjustments made so far.
    public var backdrops: [Backdrop] {
        switch target {
        case .background: [manager.production.background]
        case .cards(let positions): Array(manager.production.cards[positions])
        }
    }

    /// Changes every selected surface; the way to whatever has no call of its own.
    ///
    /// The closure may ask the manager for components and other surfaces.
    @discardableResult
    public func adjust(_ change: (inout Backdrop) -> Void) -> BackdropChain {
        switch target {
        case .background:
            var background = manager.production.background
            change(&background)
            manager.production.background = background
        case .cards(let positions):
            for position in positions {
                var card = manager.production.cards[position]
                change(&card)
                manager.production.cards[position] = card
            }
        }
        return self
    }
}

// MARK: - Frame

/// Distances that are not finite give a warning and change nothing; sizes that are negative or not finite
/// give one and count as zero.
extension BackdropChain {
    /// Moves left by a distance.
    @discardableResult
    public func left(_ distance: CGFloat) -> BackdropChain {
        move(x: -distance, y: 0, "left")
    }

    /// Moves right by a distance.
    @discardableResult
    public func right(_ distance: CGFloat) -> BackdropChain {
        move(x: distance, y: 0, "right")
    }

    /// Moves up by a distance.
    @discardableResult
    public func up(_ distance: CGFloat) -> BackdropChain {
        move(x: 0, y: -distance, "up")
    }

    /// Moves down by a distance.
    @discardableResult
    public func down(_ distance: CGFloat) -> BackdropChain {
        move(x: 0, y: distance, "down")
    }

    /// Sets the left edge.
    @discardableResult
    public func x(_ x: CGFloat) -> BackdropChain {
        guard manager.isFinite(x, "x") else { return self }
        return adjust { $0.frame.origin.x = x }
    }

    /// Sets the top edge.
    @discardableResult
    public func y(_ y: CGFloat) -> BackdropChain {
        guard manager.isFinite(y, "y") else { return self }
        return adjust { $0.frame.origin.y = y }
    }

    /// Sets the width; the left edge stays.
    @discardableResult
    public func width(_ width: CGFloat) -> BackdropChain {
        let width = manager.notNegative(width, "width")
        return adjust { $0.frame.size.width = width }
    }

    /// Sets the height; the top edge stays.
    @discardableResult
    public func height(_ height: CGFloat) -> BackdropChain {
        let height = manager.notNegative(height, "height")
        return adjust { $0.frame.size.height = height }
    }

    /// Makes narrower by a distance, down to nothing (`reducedWidth`); a negative distance widens.
    @discardableResult
    public func reducedWidth(_ distance: CGFloat) -> BackdropChain {
        guard manager.isFinite(distance, "reducedWidth") else { return self }
        return adjust { $0.frame.size.width = max(0, $0.frame.width - distance) }
    }

    /// Makes lower by a distance, down to nothing (`reducedHeight`); a negative distance heightens.
    @discardableResult
    public func reducedHeight(_ distance: CGFloat) -> BackdropChain {
        guard manager.isFinite(distance, "reducedHeight") else { return self }
        return adjust { $0.frame.size.height = max(0, $0.frame.height - distance) }
    }

    private func move(x: CGFloat, y: CGFloat, _ call: StaticString) -> BackdropChain {
        guard manager.isFinite(x + y, call) else { return self }
        return adjust { $0.frame = $0.frame.offsetBy(dx: x, dy: y) }
    }
}

// MARK: - Appearance

extension BackdropChain {
    /// Paints the surface with a colour of its own, which follows light and dark if it is dynamic.
    @discardableResult
    public func color(_ color: UIColor) -> BackdropChain {
        adjust { $0.fill = .color(SkeletonColor(color)) }
    }

    /// Paints the surface with a gradient.
    @discardableResult
    public func gradient(_ gradient: SkeletonGradient) -> BackdropChain {
        adjust { $0.fill = .gradient(gradient.componentGradient) }
    }

    /// Shows an image of the app, by the name of its asset, over the standard colour.
    @discardableResult
    public func placeholder(_ name: String) -> BackdropChain {
        adjust { $0.fill = .image(named: name) }
    }

    /// Takes a colour, an image or a gradient away and paints with the standard colour (`removeContents`).
    @discardableResult
    public func removeContents() -> BackdropChain {
        adjust { $0.fill = .standard }
    }

    /// Lets what is behind the surface be seen; its shadow and its border stay.
    @discardableResult
    public func clear() -> BackdropChain {
        adjust { $0.fill = .none }
    }

    /// Sets the corner radius, by default of all corners; more than half the height is clamped when drawn.
    ///
    /// A negative radius gives a warning and counts as zero.
    @discardableResult
    public func radius(_ radius: CGFloat, corners: RoundedCorners = .all) -> BackdropChain {
        let radius = manager.notNegative(radius, "radius")
        return adjust {
            $0.cornerRadius = radius
            $0.roundedCorners = corners
        }
    }

    /// Reduces the corner radius by a distance, down to zero (`reducedRadius`).
    @discardableResult
    public func reducedRadius(_ distance: CGFloat) -> BackdropChain {
        guard manager.isFinite(distance, "reducedRadius") else { return self }
        return adjust { $0.cornerRadius = max(0, $0.cornerRadius - distance) }
    }

    /// Gives the surface a border; a width of zero takes it away, a negative one too, with a warning.
    @discardableResult
    public func border(_ color: UIColor, width: CGFloat = 1) -> BackdropChain {
        let width = manager.notNegative(width, "border")
        return adjust {
            $0.borderWidth = width
            $0.borderColor = SkeletonColor(color)
        }
    }

    /// Gives the surface a shadow.
    @discardableResult
    public func shadow(
        _ color: UIColor, opacity: Float, offset: CGSize = CGSize(width: 0, height: -3), radius: CGFloat = 3
    ) -> BackdropChain {
        let shadow = ComponentShadow(
            color: SkeletonColor(color), opacity: opacity, offset: offset, radius: radius)
        return adjust { $0.shadow = shadow }
    }

    /// Takes the shadow away.
    @discardableResult
    public func removeShadow() -> BackdropChain {
        adjust { $0.shadow = nil }
    }
}
