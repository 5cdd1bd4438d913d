/// What a component is painted with.
public enum ComponentFill: Hashable, Codable, Sendable {
    /// The colour of the model or, without one, of the configuration.
    case standard
    /// A colour of its own, which follows light and dark.
    case color(SkeletonColor)
    /// A gradient of its own.
    case gradient(ComponentGradient)
    /// An image of the app, by the name of its asset, over the standard colour.
    case image(named: String)
    /// Nothing; the component is invisible but keeps its place.
    case none
}
