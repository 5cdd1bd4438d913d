import TabCache
import UIKit

/// The marks beside a text of which each tells a state, so that content seldom shows more than one.
@MainActor
enum StateMarks {
    /// Words of marks that tell a state.
    private static let states: Set<String> = [
        "verified", "warning", "danger", "muted", "mute", "blocked", "staff", "unread", "beta", "pro",
        "pinned", "locked", "archived", "deleted", "indicator", "badge",
    ]

    /// Words of small pictures that belong together, as those of a rating do.
    private static let sets: Set<String> = ["star", "stars", "rating", "dot", "dots", "avatar", "flag"]

    /// The side, in points, up to which a view is a mark.
    private static let largest: CGFloat = 24

    /// The number of marks in a row from which they are taken for states, whatever their names are.
    private static let mostInRow = 2

    /// The marks inside views that content leaves out: of those in one row beside a text, all but the first.
    static func toLeaveOut(among views: [UIView], names: ViewNames) -> [UIView] {
        views.flatMap { $0 is UIControl || $0.isList ? [] : toLeaveOut(of: $0, names) }
    }

    private static func toLeaveOut(of view: UIView, _ names: ViewNames) -> [UIView] {
        let row = view as? UIStackView
        let views = (row?.arrangedSubviews ?? view.subviews).filter { !$0.isHidden }
        let marks = views.filter { isMark($0) && words(of: $0, names).map(sets.isDisjoint) == true }
        guard marks.count > 1, views.contains(where: { view in view.holdsText && !marks.contains(view) })
        else { return [] }
        if row?.axis == .horizontal, marks.count > mostInRow { return Array(marks.dropFirst()) }
        return Array(marks.filter { words(of: $0, names)?.isDisjoint(with: states) == false }.dropFirst())
    }

    /// The words in the name of a view that has one of its own.
    private static func words(of view: UIView, _ names: ViewNames) -> Set<String>? {
        names[view].flatMap { $0.hasSuffix("]") ? nil : Set(TextKind.split($0)) }
    }

    /// Whether a view is a small picture or a badge.
    private static func isMark(_ view: UIView) -> Bool {
        let isBadge = view is UILabel && view.isSurface
        guard view is UIImageView || isBadge else { return false }
        let given = (view.givenLength(.width), view.givenLength(.height))
        if let width = given.0, let height = given.1 { return max(width, height) <= largest }
        if isBadge { return (given.1 ?? view.intrinsicContentSize.height) <= largest }
        let size = (view as? UIImageView)?.image?.size ?? view.bounds.size
        return size != .zero && max(given.0 ?? size.width, given.1 ?? size.height) <= largest
    }
}
