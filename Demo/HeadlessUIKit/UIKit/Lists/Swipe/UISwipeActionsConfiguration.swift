public import Foundation

/// What can be done with a row that is pulled aside, from the edge of the list inward.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    /// Whether a pull across the whole row does the first of them at once.
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
