package import UIKit

extension Component {
    /// The kind of view that a shape stands for.
    public enum Role: String, Hashable, Sendable, CaseIterable {
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
        /// The background of the view, or a card: a container inside with a look of its own.
        case surface
    }
}

extension Component {
    /// The side that a component keeps when it is made narrower or wider, with right-to-left already applied.
    package enum Alignment: String, Hashable, Sendable {
        /// The left edge.
        case left
        /// The center.
        case center
        /// The right edge.
        case right
        /// Both edges; the last line keeps the left one.
        case justified

        /// The side that text is aligned to; justified text keeps the side it begins at.
        package init(_ alignment: NSTextAlignment, isRightToLeft: Bool) {
            self =
                switch alignment {
                case .left: .left
                case .center: .center
                case .right: .right
                case .justified: isRightToLeft ? .right : .justified
                default: isRightToLeft ? .right : .left
                }
        }
    }
}

/// The reason why a component takes an index but is not drawn.
package enum ComponentRemoval: String, Hashable, Sendable {
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
