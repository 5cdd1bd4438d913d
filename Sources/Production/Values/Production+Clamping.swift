import Foundation
import TabCache

extension Production {
    /// The production with every number within what layers can be given.
    ///
    /// Each number of an adjustment is checked when it is given; sums of them may still be too large, or none at all.
    package var clamped: Production {
        var production = self
        production.size = size.withinBounds
        production.surfaces = surfaces.map(\.clamped)
        production.components = components.map(\.clamped)
        production.touchAreas = touchAreas.map(\.withinBounds)
        production.separatorInset = separatorInset.map {
            SeparatorInset(left: $0.left.withinBounds, right: $0.right.withinBounds)
        }
        return production
    }
}

extension Int {
    /// The nearest index, or place in the order of painting, that a view can have.
    fileprivate var clampedNumber: Int { Swift.min(Swift.max(self, 0), 100_000) }
}

extension Component {
    fileprivate var clamped: Component {
        var component = self
        (component.index, component.zIndex) = (index.clampedNumber, zIndex.clampedNumber)
        component.frame = frame.withinBounds
        component.sourceFrame = sourceFrame.withinBounds
        component.cornerRadius = cornerRadius.withinBounds
        component.borderWidth = borderWidth.withinBounds
        component.shadow = shadow?.clamped
        component.fill = fill.clamped
        if !component.bars.allSatisfy({ $0 == $0.withinBounds }) { component.lines = nil }
        return component
    }
}

extension Component.Shadow {
    fileprivate var clamped: Component.Shadow {
        var shadow = self
        shadow.opacity = opacity.isFinite ? opacity : 0
        shadow.offset = offset.withinBounds
        shadow.radius = radius.withinBounds
        return shadow
    }
}

extension ComponentFill {
    fileprivate var clamped: ComponentFill {
        guard case .gradient(var gradient) = self else { return self }
        gradient.startPoint = gradient.startPoint.withinBounds
        gradient.endPoint = gradient.endPoint.withinBounds
        gradient.locations = gradient.locations?.map(\.withinBounds)
        return .gradient(gradient)
    }
}
