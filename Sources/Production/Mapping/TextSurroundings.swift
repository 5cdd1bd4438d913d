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

    /// The rows that the constraints of a view make.
    func rows(in view: UIView) -> ConstrainedRow {
        if let known = rows[ObjectIdentifier(view)] { return known }
        let found = ConstrainedRow(of: view)
        rows[ObjectIdentifier(view)] = found
        return found
    }
}
