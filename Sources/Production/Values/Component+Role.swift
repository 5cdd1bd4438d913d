extension Component {
    /// The kind of content that a component stands for.
    public enum Role: String, Hashable, Codable, Sendable, CaseIterable {
        /// A label.
        case label
        /// A text view or the text of a field.
        case text
        /// An image view.
        case image
        /// A button.
        case button
        /// A switch, slider, segmented control or another control.
        case control
        /// Any other view.
        case block
        /// A shape that the app added and that no view stands behind.
        case created
    }
}
