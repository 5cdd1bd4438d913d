/// The reason why a component takes an index but is not drawn.
package enum ComponentRemoval: String, Hashable, Codable, Sendable {
    /// The view is hidden or fully transparent.
    case hidden
    /// The view is not larger than the model's size filter.
    case filteredBySize
    /// The view has no area.
    case empty
    /// The view is outside a view around it that clips what is inside.
    case clipped
    /// The view is as large as the root, or the layer as its view: it is a surface, or not seen at all.
    case surface
    /// The app removed it while adjusting.
    case adjusted
}
