import UIKit

/// The columns of texts that a view stands in, and the room for all of them.
@MainActor
struct TextColumns {
    /// The width, in points, that the columns share; infinite if no view around says how wide it is.
    private(set) var room: CGFloat = .infinity

    /// The number of columns, up to a million.
    private(set) var count = 1

    /// Whether the columns look alike, or their stack makes them alike.
    private(set) var arePeers = false

    private static let limit = 1_000_000

    /// Looks at the views around one, up to the first whose width is known.
    init(around view: UIView, in surroundings: TextSurroundings) {
        guard let parent = view.superview else { return }
        if let given = view.givenLength(.width) {
            room = given
            return
        }
        if let stack = parent as? UIStackView, stack.axis == .horizontal {
            let row = surroundings.row(of: stack)
            count = max(1, row.count(with: view))
            arePeers = count > 1 && row.arePeers(with: view)
        } else if parent.translatesAutoresizingMaskIntoConstraints, parent.bounds.width > 0 {
            room = parent.bounds.width
            return
        }
        let outer = surroundings.columns(around: parent)
        room = outer.room
        count = min(count * outer.count, Self.limit)
        arePeers = arePeers || outer.arePeers
    }
}
