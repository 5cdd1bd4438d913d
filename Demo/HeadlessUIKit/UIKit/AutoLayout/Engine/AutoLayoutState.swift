import Foundation

/// What a view remembers once it has to do with Auto Layout; views without constraints have none.
@MainActor final class AutoLayoutState {
    /// The engine of the views inside, if this view is where a layout scope starts.
    var engine: LayoutEngine?
    /// The active constraints on this view, or a guide of its, that another view holds.
    var references: [NSLayoutConstraint] = []
    /// How many active constraints reach from outside into this view.
    var crossings = 0
    /// Whether the view has been asked to update its constraints since it takes part.
    var hasJoined = false
    var priorities = ContentPriorities()
    var guides: [UILayoutGuide] = []
    var keyboardGuide: UIKeyboardLayoutGuide?
    var systemGuides: [SystemLayoutGuide: UILayoutGuide] = [:]
}

/// The guides that a view makes itself.
enum SystemLayoutGuide: Hashable {
    case safeArea, margins, readableContent, scrollContent, scrollFrame
}
