import UIKit

/// What is known of the views around texts. It is read once for all texts of a walk, in which no constraint changes.
@MainActor
final class TextSurroundings {
    private var columns: [ObjectIdentifier: TextColumns] = [:]
    private var stacks: [ObjectIdentifier: StackRow] = [:]
    private var rows: [ObjectIdentifier: ConstrainedRow] = [:]

    /// The columns that a view stands in.
    func columns(around view: UIView) -> TextColumns {
        if let known = columns[ObjectIdentifier(view)] { return known }
        let found = TextColumns(around: view, in: self)
        columns[ObjectIdentifier(view)] = found
        return found
    }

    /// The row that a horizontal stack makes.
    func row(of stack: UIStackView) -> StackRow {
        if let known = stacks[ObjectIdentifier(stack)] { return known }
        let found = StackRow(of: stack)
        stacks[ObjectIdentifier(stack)] = found
        return found
    }

    /// Where a text stands in its row.
    func rowPlace(of view: UIView) -> RowPlace {
        guard let parent = view.superview else { return .other }
        if let stack = parent as? UIStackView {
            return stack.axis == .horizontal ? row(of: stack).place(of: view) ?? .other : .other
        }
        return constrainedRow(in: parent).end(of: view).map { $0 == .leading ? .beforeEnd : .end } ?? .other
    }

    private func constrainedRow(in view: UIView) -> ConstrainedRow {
        if let known = rows[ObjectIdentifier(view)] { return known }
        let found = ConstrainedRow(of: view)
        rows[ObjectIdentifier(view)] = found
        return found
    }
}
