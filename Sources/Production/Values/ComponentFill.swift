/// The paint of a component.
package enum ComponentFill: Equatable, Codable, Sendable {
    /// The color of the model or, without one, of the configuration.
    case standard
    /// The color of shapes, also where it is a surface that is painted; what colored surfaces become.
    case muted
    /// A color of its own, which follows light and dark.
    case color(SkeletonColor)
    /// A gradient of its own.
    case gradient(SkeletonGradient)
    /// An image of the app, by the name of its asset in the main bundle, over the standard color.
    case image(named: String)
    /// Nothing; the component is invisible but keeps its place.
    case none
}
