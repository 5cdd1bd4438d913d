/// The rule by which mapping decided about one view.
package enum MappingRule: String, Hashable, Codable, Sendable, CaseIterable {
    // One shape, or the bars of a text.

    /// The view is a label.
    case label
    /// The view is an image view.
    case image
    /// The view is a button.
    case button
    /// The view is a text field.
    case textField
    /// The view is a text view.
    case textView
    /// The view is one of UIKit's small controls, which are never looked into.
    case control
    /// The view is a table or a collection without a model of its own.
    case list
    /// The view has nothing inside.
    case leaf
    /// The view's class is one of the options' opaque classes.
    case opaqueClass
    /// The view belongs to another framework of the system, such as a web view or a map.
    case foreign
    /// The view is of the app and draws itself.
    case drawn
    /// The view, or the app, says how it is mapped.
    case declared
    /// The view is marked, and nothing inside is.
    case marked

    // Mapped by what is inside.

    /// The view has others inside.
    case container
    /// The view looks like a card, and has others inside.
    case card

    // Left out, though some take an index.

    /// The view is a cover of ours.
    case cover
    /// The view is the background of a cell, a header or a list.
    case background
    /// The view is the system's own, such as a separator or a scroll indicator.
    case system
    /// The view shows a skeleton of its own.
    case ownSkeleton
    /// The view was mapped by its own model, and its components come last.
    case ownModel
    /// The view has a model of its own, and cannot be seen.
    case hiddenModel
    /// The view, or the app, says that it is ignored.
    case declaredIgnored
    /// The view's class is one of the options' ignored classes.
    case ignoredClass
    /// The view has nothing inside and is at least as large as the root.
    case asLargeAsRoot
    /// The view is a button over the whole root, or over other content, that shows nothing.
    case touchArea
    /// Nothing of the view can be seen, or it only tints a picture below it.
    case unseen
    /// Only marked views are mapped, and the view is not marked.
    case unmarked
    /// The view is inside one that is mapped as one shape.
    case insideShape
    /// The view is inside one that was left out.
    case insideIgnored
    /// The view has more views around it than are looked through.
    case tooDeep
}
