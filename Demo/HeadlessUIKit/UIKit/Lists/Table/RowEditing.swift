import Foundation

/// What a cell shows while its row is edited.
struct RowEditing: Equatable {
    var style = UITableViewCell.EditingStyle.none
    var isIndented = true
    /// Whether the row is one of several to be selected.
    var isSelectable = false
    var canMove = false
    var isSwiped = false
    var isReordering = false
    /// The title of the button that confirms a deletion, while it is shown.
    var confirmation: String?
    /// The actions beside the row while it is pulled aside.
    var swipe: SwipeSide?
}
