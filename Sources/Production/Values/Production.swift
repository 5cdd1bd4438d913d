import TabCache
public import UIKit

/// The measured skeleton of one view at one size: its background and its shapes.
///
/// It is what the cache keeps. It knows nothing of colors chosen by the app, of animations or of adjustments, which are
/// applied every time it is shown. Apps meet it where they make or keep skeletons in a way of their own.
public struct Production: Equatable, Sendable {
    /// The name of the measured class, without its module.
    public var className: String

    /// The size of the measured view, in points.
    public var size: CGSize

    /// What is painted below shapes: the view itself comes first, then the cards inside, from the back to the front.
    package var surfaces: [Component]

    /// The shapes, in the order of their indices.
    public var components: [Component]

    /// The areas, in points, in which touches reach the real views through the cover.
    package var touchAreas: [CGRect] = []

    /// The inset of the separator below a row, where the row has one of its own; `nil` where the table decides.
    package var separatorInset: SeparatorInset?

    /// The appearance that the production was mapped in, where it depends on it; `nil` where it serves all of them.
    package var appearance: LayerAppearance?

    /// Creates a production whose background is the whole size.
    ///
    /// - Parameters:
    ///   - className: The name of the class, without its module.
    ///   - size: The size of the view, in points.
    ///   - cards: What shapes stand on, from the back to the front; the default is nothing.
    ///   - components: The shapes, which are painted over all cards.
    public init(className: String, size: CGSize, cards: [Component] = [], components: [Component] = []) {
        self.init(className: className, size: size, surface: nil, cards: cards, components: components)
    }

    /// Creates a production; without a surface, that is the whole size.
    package init(
        className: String, size: CGSize, surface: Component?, cards: [Component] = [],
        components: [Component] = []
    ) {
        self.className = className
        self.size = size
        surfaces = [surface ?? Component(surface: CGRect(origin: .zero, size: size))] + cards
        self.components = components
    }

    /// The surface of the view itself.
    package var surface: Component {
        get { surfaces.first ?? Component(surface: CGRect(origin: .zero, size: size)) }
        set { surfaces.replaceSubrange(..<min(1, surfaces.count), with: [newValue]) }
    }

    /// The cards inside the view, from the back to the front.
    package var cards: [Component] {
        get { Array(surfaces.dropFirst()) }
        set { surfaces = [surface] + newValue }
    }

    /// Returns a production through which all of a view is seen, touched and heard.
    package static func opening(of size: CGSize) -> Production {
        let area = CGRect(origin: .zero, size: size)
        var hole = Component(index: 0, frame: area)
        hole.isCutOut = true
        var production = Production(className: "", size: size, components: [hole])
        production.surface.fill = .none
        production.touchAreas = [area]
        return production
    }

    /// Whether something of the view is seen or touched through the cover.
    var isOpen: Bool { !touchAreas.isEmpty || components.contains { $0.isCutOut && !$0.isRemoved } }

    /// Returns the production with the openings of another one of the same view, and with no others.
    package func opened(like other: Production) -> Production {
        var production = self
        production.touchAreas = other.touchAreas
        let present = Dictionary(other.components.map { ($0.index, $0) }) { first, _ in first }
        for index in components.indices {
            guard let real = present[components[index].index], real.name == components[index].name,
                real.isCutOut || components[index].isCutOut
            else { continue }
            production.components[index] = real
        }
        return production
    }

    /// The height in points that leaves the same margin below the lowest component as above the highest.
    ///
    /// Zero without drawn components.
    package var recommendedHeight: CGFloat {
        let bars = components.flatMap(\.bars)
        guard let top = bars.map(\.minY).min(), let bottom = bars.map(\.maxY).max() else { return 0 }
        return bottom + top - surface.frame.minY * 2
    }
}

/// The distances of a separator from the edges of its row, in points; mirrored where content runs from right to left.
package struct SeparatorInset: Hashable, Sendable {
    /// The distance from the edge at which text begins.
    package var left: CGFloat

    /// The distance from the other edge.
    package var right: CGFloat
}
