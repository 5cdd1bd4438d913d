package import UIKit

/// What a table keeps free at the sides of its rows: for the safe area, for the controls of a table that is edited, and for
/// margins that are not the usual ones.
package struct RowSurroundings: Equatable, Sendable {
    /// Between the sides of a row and its content, because of the safe area, in points.
    package var safeArea: Sides = .zero

    /// What the table puts beside the content of rows while it is edited takes more of it than in a row outside tables.
    package var controls: Sides = .zero

    /// Whether the table is edited.
    package var isEditing = false

    /// The margins of the content; `nil` for those that a cell has by itself.
    package var margins: Sides?

    /// The margins that the content of a cell has outside tables, where they may not be those of a row.
    package var plainMargins: Sides?

    /// Nothing, as in a collection.
    package static let none = RowSurroundings()

    /// The widest side margin that a cell has by itself, in points.
    private static let standardMargin: CGFloat = 20

    /// Reads those of the rows of a table as it is now; only where they are not the usual ones, a row is asked.
    @MainActor
    package init(of table: UITableView) {
        // The margins include the safe area, in which the content is not.
        let plain = Sides(table.layoutMargins) - Sides(table.safeAreaInsets)
        if max(plain.left, plain.right) > Self.standardMargin { margins = plain }
        isEditing = table.isEditing
        guard table.bounds.width > 0, TableRow.Conditions(of: table).width != nil else { return }
        let row = TableRow(of: table)
        let room = row.inside.content - row.outside.content
        // The safe area comes first; what is left of the room is for controls.
        let safe = row.inside.safeArea
        safeArea = Sides(left: min(room.left, safe.left), right: min(room.right, safe.right))
        controls = room - safeArea
        let margins = row.inside.margins
        if max(margins.left, margins.right) > Self.standardMargin || margins != row.outside.margins {
            (self.margins, plainMargins) = (margins, row.outside.margins)
        }
    }

    private init() {}
}
