import UIKit

/// The texts in a horizontal stack.
@MainActor
final class StackRow {
    private let stack: UIStackView
    private let views: [UIView]
    private let places: [ObjectIdentifier: Int]

    /// The views that take a share of the room for texts.
    private let columns: Set<ObjectIdentifier>

    /// What the columns look like.
    private lazy var looks = Set(views.filter { columns.contains(ObjectIdentifier($0)) }.map(\.look))

    private let firstContent: Int?
    private let lastContent: Int?
    private let lastLabel: Int?

    init(of stack: UIStackView) {
        self.stack = stack
        views = stack.arrangedSubviews
        places = Dictionary(
            views.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first })
        columns = Set(views.filter(\.isTextColumn).map { ObjectIdentifier($0) })
        let hasContent = { (view: UIView) in view.isBlankSpace || view.holdsText }
        firstContent = views.firstIndex { !$0.isHidden && hasContent($0) }
        lastContent = views.lastIndex(where: hasContent)
        lastLabel = views.lastIndex { $0 is UILabel && $0.holdsText }
    }

    /// The number of columns of texts if a view is one of them.
    func count(with view: UIView) -> Int {
        let isAdded = places[ObjectIdentifier(view)] != nil && !columns.contains(ObjectIdentifier(view))
        return columns.count + (isAdded ? 1 : 0)
    }

    /// Whether the columns, a view among them, look alike, or the stack makes them alike.
    func arePeers(with view: UIView) -> Bool {
        if stack.distribution != .fill || looks.count > 1 { return stack.distribution != .fill }
        return columns.contains(ObjectIdentifier(view)) || looks == [view.look]
    }

    /// Where a view stands among the texts; `nil` for one that the stack does not arrange.
    func place(of view: UIView) -> RowPlace? {
        guard let place = places[ObjectIdentifier(view)] else { return nil }
        let isPreceded = firstContent.map { $0 < place } ?? false
        let isFollowed = lastContent.map { $0 > place } ?? false
        if isPreceded { return isFollowed ? .other : .end }
        return lastLabel.map { $0 > place } ?? false ? .beforeEnd : .other
    }
}
