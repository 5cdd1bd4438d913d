extension Component {
    /// The side that a component keeps when it is made narrower or wider, with right-to-left already applied.
    public enum Alignment: String, Hashable, Codable, Sendable {
        /// The left edge.
        case left
        /// The center.
        case center
        /// The right edge.
        case right
        /// Both edges; the last line keeps the left one.
        case justified
    }
}
