import TabCache
import UIKit

extension TextSurroundings {
    /// Where a text stands in the row that a stack makes, or constraints in a plain view.
    enum Place {
        /// Before the text that ends the row, as the name of a value does.
        case beforeEnd
        /// After another text or free room, and before none, as a value or a time does.
        case end
        /// Anywhere else.
        case other
    }
}

/// The rows of texts that stacks and constraints make, each looked at once.
@MainActor
final class TextRows {
    private var stacks = [ObjectIdentifier: StackedRow]()
    private var ties = [ObjectIdentifier: TiedRows]()

    func row(in stack: UIStackView) -> StackedRow {
        if let row = stacks[ObjectIdentifier(stack)] { return row }
        let row = StackedRow(of: stack)
        stacks[ObjectIdentifier(stack)] = row
        return row
    }

    /// Where a view stands in its row, which holds another text.
    func place(of view: UIView) -> TextSurroundings.Place {
        guard let parent = view.superview else { return .other }
        if let stack = parent as? UIStackView {
            return stack.axis == .horizontal ? row(in: stack).place(of: view) : .other
        }
        if let rows = ties[ObjectIdentifier(parent)] { return rows.place(of: view) }
        let rows = TiedRows(in: parent)
        ties[ObjectIdentifier(parent)] = rows
        return rows.place(of: view)
    }
}

/// The row that a horizontal stack makes of its views.
@MainActor
struct StackedRow {
    /// The views that take a share of the room for texts.
    private var columns: Set<ObjectIdentifier> = []

    /// The sizes of the fonts in each of them.
    private var fontSizes: Set<[CGFloat]> = []

    private var places = [ObjectIdentifier: Int]()
    private var labels: Set<ObjectIdentifier> = []

    /// The places of texts and of free room.
    private var content: [Int] = []

    fileprivate init(of stack: UIStackView) {
        for (place, view) in stack.arrangedSubviews.enumerated() {
            let holdsText = view.holdsText
            places[ObjectIdentifier(view)] = place
            if holdsText || !view.isHidden && view.isBlankSpace { content.append(place) }
            if holdsText, view is UILabel { labels.insert(ObjectIdentifier(view)) }
            guard holdsText, view.isTextColumn else { continue }
            columns.insert(ObjectIdentifier(view))
            fontSizes.insert(view.fontSizes)
        }
    }

    /// The number of columns of which a view is one.
    func columnCount(with view: UIView) -> Int {
        columns.count + (columns.contains(ObjectIdentifier(view)) ? 0 : 1)
    }

    /// Whether all columns, of which a view is one, have texts in the same fonts.
    func areAlike(with view: UIView) -> Bool {
        let isColumn = columns.contains(ObjectIdentifier(view))
        return isColumn ? fontSizes.count == 1 : fontSizes.isEmpty || fontSizes == [view.fontSizes]
    }

    /// Where a view stands, which counts as content.
    fileprivate func place(of view: UIView) -> TextSurroundings.Place {
        guard let place = places[ObjectIdentifier(view)] else { return .other }
        if let first = content.first, first < place {
            return content.last.map { $0 <= place } == true ? .end : .other
        }
        let others = labels.count - (labels.contains(ObjectIdentifier(view)) ? 1 : 0)
        return others > 0 ? .beforeEnd : .other
    }
}

/// The rows that constraints make in a plain view: of two texts that are level, one begins at some edge, and the other ends at one.
@MainActor
private struct TiedRows {
    /// The ends at which views stand by the one side that constraints hold.
    private var ends = [ObjectIdentifier: TextSurroundings.Place]()

    /// The labels that constraints make level with a view.
    private var partners = [ObjectIdentifier: [UILabel]]()

    /// The views whose centers are tied to that of the view around, and the ends at which texts among them stand.
    private var centered: Set<ObjectIdentifier> = []
    private var centeredEnds: Set<TextSurroundings.Place> = []

    init(in parent: UIView) {
        let ties = parent.constraints.filter { $0.relation == .equal && $0.isPlainConstraint }
        readEnds(ties)
        for tie in ties where tie.tiesLevels {
            guard let first = tie.firstItem as AnyObject?, let second = tie.secondItem as AnyObject? else {
                continue
            }
            note(second, beside: first, in: parent)
            note(first, beside: second, in: parent)
            guard tie.firstAttribute == .centerY, first === parent || second === parent else { continue }
            let view = first === parent ? second : first
            centered.insert(ObjectIdentifier(view))
            if text(view, in: parent) != nil, let end = ends[ObjectIdentifier(view)] {
                centeredEnds.insert(end)
            }
        }
    }

    private mutating func readEnds(_ ties: [NSLayoutConstraint]) {
        var (leading, trailing): (Set<ObjectIdentifier>, Set<ObjectIdentifier>) = ([], [])
        let note = { (item: AnyObject?, side: NSLayoutConstraint.Attribute) in
            guard let item else { return }
            if side == .leading || side == .left { leading.insert(ObjectIdentifier(item)) }
            if side == .trailing || side == .right { trailing.insert(ObjectIdentifier(item)) }
        }
        for tie in ties {
            note(tie.firstItem, tie.firstAttribute)
            if tie.secondItem !== tie.firstItem { note(tie.secondItem, tie.secondAttribute) }
        }
        for view in leading.subtracting(trailing) { ends[view] = .beforeEnd }
        for view in trailing.subtracting(leading) { ends[view] = .end }
    }

    private mutating func note(_ other: AnyObject, beside view: AnyObject, in parent: UIView) {
        if let label = text(other, in: parent) { partners[ObjectIdentifier(view), default: []].append(label) }
    }

    /// The item as a label in the view.
    private func text(_ item: AnyObject, in parent: UIView) -> UILabel? {
        (item as? UILabel).flatMap { $0.superview === parent && $0.holdsText ? $0 : nil }
    }

    func place(of view: UIView) -> TextSurroundings.Place {
        guard let end = ends[ObjectIdentifier(view)] else { return .other }
        let isOther = { (other: TextSurroundings.Place?) in other.map { $0 != end } ?? false }
        let isRow =
            centered.contains(ObjectIdentifier(view)) && centeredEnds.contains(where: isOther)
            || partners[ObjectIdentifier(view), default: []].contains { isOther(ends[ObjectIdentifier($0)]) }
        return isRow ? end : .other
    }
}

extension NSLayoutConstraint {
    /// Whether two views are level with each other by the constraint.
    fileprivate var tiesLevels: Bool {
        firstAttribute == secondAttribute
            && [.centerY, .firstBaseline, .lastBaseline, .top, .bottom].contains(firstAttribute)
    }
}
