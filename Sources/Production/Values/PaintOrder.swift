import TabCache
import UIKit

extension Production {
    /// The surfaces and the shapes that are drawn, in the order in which they are painted, from the back.
    ///
    /// The view itself comes first. Cards are below shapes of the same number, and so below all shapes where no walk over views
    /// has given any.
    var paintOrder: [Component] {
        [surface] + (surfaces.dropFirst() + components).filter(\.isDrawn).sorted { $0.zIndex < $1.zIndex }
    }

    /// The number of a part that is painted after all others.
    package var nextZIndex: Int { (surfaces + components).map(\.zIndex).reduce(0, max) &+ 1 }
}

extension Production {
    /// Paints the borders of cards over what is inside and reaches under them, as Core Animation does.
    ///
    /// - Parameter includesSurface: Whether the border of the view itself is one of its layer, too.
    mutating func raiseBorders(includesSurface: Bool) {
        for place in surfaces.indices.dropFirst() { raiseBorder(of: place) }
        if includesSurface { raiseBorder(of: 0) }
    }

    private mutating func raiseBorder(of place: Int) {
        let surface = surfaces[place]
        let outer = surface.frame.insetBy(dx: -0.5, dy: -0.5)
        let inner = surface.frame.insetBy(dx: surface.borderWidth, dy: surface.borderWidth)
        guard surface.borderWidth > 0 else { return }
        let above = components.filter { component in
            component.role == .image && component.isDrawn && component.zIndex >= surface.zIndex
                && component.bars.contains { outer.contains($0) && !inner.contains($0) }
        }
        guard let highest = above.map(\.zIndex).max() else { return }
        var border = Component(surface: surface.frame, fill: .none)
        border.corners = surface.corners
        (border.borderWidth, border.borderColor) = (surface.borderWidth, surface.borderColor)
        border.zIndex = highest &+ 1
        surfaces[place].borderWidth = 0
        surfaces.append(border)
    }
}

extension Component {
    /// Whether anything is painted of the component.
    var isDrawn: Bool { !isRemoved && !isCutOut }

    /// Whether other shapes may stand on this one.
    var isPicture: Bool {
        guard isDrawn, !isSurface, lines == nil, opening == nil, frame.isFinite else { return false }
        return (role == .image || role == .block) && frame.width >= 24 && frame.height >= 24
    }

    /// Whether shapes that stand on this one differ from it in color.
    var isBackdrop: Bool { isPicture || role == .button && lines == nil }
}

extension CGRect {
    /// Whether two rectangles share more than what rounding makes of an edge.
    func overlaps(_ other: CGRect) -> Bool {
        min(maxX, other.maxX) - max(minX, other.minX) > 1 && min(maxY, other.maxY) - max(minY, other.minY) > 1
    }
}
