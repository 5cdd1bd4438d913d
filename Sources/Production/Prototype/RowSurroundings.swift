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
}

extension RowSurroundings {
    /// What decides over them, in one table.
    private struct Conditions: Equatable {
        let width: CGFloat
        let safeArea: Sides
        let margins: Sides
        let isSafe: Bool
        let isReadable: Bool
        let isEditing: Bool
        let selectsMany: Bool
        let isRightToLeft: Bool

        @MainActor
        init(of table: UITableView) {
            width = table.bounds.width
            safeArea = Sides(left: table.safeAreaInsets.left, right: table.safeAreaInsets.right)
            margins = Sides(left: table.layoutMargins.left, right: table.layoutMargins.right)
            isSafe = table.insetsContentViewsToSafeArea
            isReadable = table.cellLayoutMarginsFollowReadableWidth
            isEditing = table.isEditing
            selectsMany = table.allowsMultipleSelectionDuringEditing
            isRightToLeft = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
        }

        /// Whether a row knows more than the margins of its table.
        var askRow: Bool { isSafe && safeArea != .zero || isReadable || isEditing }
    }

    @MainActor private static let known = Associated<(Conditions, RowSurroundings)>()

    /// Reads those of the rows of a table as it is now; only where they are not the usual ones, a row of a hidden table inside
    /// it is asked.
    @MainActor
    package init(of table: UITableView) {
        let conditions = Conditions(of: table)
        if let (old, known) = Self.known[table], old == conditions {
            self = known
            return
        }
        let (margins, safe) = (conditions.margins, conditions.safeArea)
        // The margins include the safe area, in which the content is not.
        let plain = Sides(left: max(0, margins.left - safe.left), right: max(0, margins.right - safe.right))
        if max(plain.left, plain.right) > Self.standardMargin { self.margins = plain }
        isEditing = conditions.isEditing
        // Outside windows there is no safe area, and UIKit complains of tables that are laid out.
        guard conditions.askRow, table.window != nil, table.bounds.width > 0 else { return }
        let row = NeighborRow.read(like: table)
        let outer = NeighborRow.outside(like: table, size: row.size)
        let (shifted, whole) = (row.content, outer.content)
        let room = Sides(
            left: max(0, shifted.left - whole.left), right: max(0, shifted.right - whole.right))
        // The safe area comes first; what is left of the room is for controls.
        safeArea = Sides(left: min(room.left, row.safeArea.left), right: min(room.right, row.safeArea.right))
        controls = Sides(left: room.left - safeArea.left, right: room.right - safeArea.right)
        if max(row.margins.left, row.margins.right) > Self.standardMargin || row.margins != outer.margins {
            self.margins = row.margins
            plainMargins = outer.margins
        }
        Self.known[table] = (conditions, self)
    }
}

/// What a row of UIKit's own tells of its place.
@MainActor
private struct NeighborRow {
    let size: CGSize
    /// The distances of the content from the sides of the row, in points.
    let content: Sides
    let margins: Sides
    let safeArea: Sides

    private init(_ cell: UITableViewCell) {
        let (view, bounds) = (cell.contentView, cell.bounds)
        size = bounds.size
        content = Sides(left: view.frame.minX, right: bounds.width - view.frame.maxX)
        margins = Sides(left: view.layoutMargins.left, right: view.layoutMargins.right)
        safeArea = Sides(left: cell.safeAreaInsets.left, right: cell.safeAreaInsets.right)
    }

    /// Reads the row of a hidden table in the place of another one, where it has the same safe area.
    static func read(like table: UITableView) -> NeighborRow {
        let size = CGSize(width: table.bounds.width, height: max(table.bounds.height, 100))
        let list = UITableView(
            frame: CGRect(origin: table.bounds.origin, size: size), style: table.style)
        list.insetsContentViewsToSafeArea = table.insetsContentViewsToSafeArea
        list.cellLayoutMarginsFollowReadableWidth = table.cellLayoutMarginsFollowReadableWidth
        list.semanticContentAttribute = table.semanticContentAttribute
        list.insetsLayoutMarginsFromSafeArea = false
        list.layoutMargins = table.layoutMargins
        list.allowsMultipleSelectionDuringEditing = table.allowsMultipleSelectionDuringEditing
        list.isEditing = table.isEditing
        return SampleRow { UITableViewCell(style: .default, reuseIdentifier: nil) }
            .read(in: list, inside: table, NeighborRow.init)
    }

    /// Reads a cell of the same size outside tables, as prototypes are.
    static func outside(like table: UITableView, size: CGSize) -> NeighborRow {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.semanticContentAttribute =
            table.effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? .forceRightToLeft : .forceLeftToRight
        cell.frame = CGRect(origin: .zero, size: size)
        if table.isEditing { cell.setEditing(true, animated: false) }
        cell.layoutIfNeeded()
        return NeighborRow(cell)
    }
}
