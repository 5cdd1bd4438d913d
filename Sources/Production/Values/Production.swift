public import Foundation

/// The skeleton of one view at one size: its surfaces and its components.
///
/// A production is what mapping finds and what the cache keeps. It knows nothing of colours chosen
/// by the app, of animations or of adjustments, which are applied every time it is shown.
public struct Production: Hashable, Codable, Sendable {
    /// The name of the class that was mapped, without its module.
    public var className: String

    /// The size of the mapped view, in points.
    public var size: CGSize

    /// The surface of the view itself.
    public var background: Backdrop

    /// The cards inside the view, from the back to the front.
    public var cards: [Backdrop]

    /// The components, in mapping order.
    public var components: [Component]

    /// The areas, in points, in which touches reach the real views through the cover.
    public var touchAreas: [CGRect] = []

    /// Creates a production; without a background, the surface is the whole size.
    public init(
        className: String, size: CGSize, background: Backdrop? = nil, cards: [Backdrop] = [],
        components: [Component] = []
    ) {
        self.className = className
        self.size = size
        self.background = background ?? Backdrop(frame: CGRect(origin: .zero, size: size))
        self.cards = cards
        self.components = components
    }

    /// The height in points that leaves the same margin below the lowest component as above the highest.
    ///
    /// Zero without drawn components.
    public var recommendedHeight: CGFloat {
        let bars = components.flatMap(\.bars)
        guard let top = bars.map(\.minY).min(), let bottom = bars.map(\.maxY).max() else { return 0 }
        return bottom + top - background.frame.minY * 2
    }
}
