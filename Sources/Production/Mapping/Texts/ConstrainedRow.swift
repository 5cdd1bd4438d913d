import UIKit

/// The rows that constraints make of texts in a plain view: one begins at some edge, the other ends at one, and both are
/// level with each other.
@MainActor
struct ConstrainedRow {
    /// The end of a row at which a text stands.
    enum End {
        case leading
        case trailing
    }

    private let parent: UIView
    private var leading: Set<ObjectIdentifier> = []
    private var trailing: Set<ObjectIdentifier> = []

    /// The labels that constraints tie to the level of each view.
    private var partners: [ObjectIdentifier: [UILabel]] = [:]

    /// The views that are centered in the height of the view around them.
    private var centered: Set<ObjectIdentifier> = []

    /// The ends of the labels among these.
    private var centeredEnds: Set<End> = []

    private static let levels: Set<NSLayoutConstraint.Attribute> = [
        .centerY, .firstBaseline, .lastBaseline, .top, .bottom,
    ]

    /// Reads the constraints of a view.
    ///
    /// - Complexity: O(*n*) in the constraints, for all labels together.
    init(of parent: UIView) {
        self.parent = parent
        guard !(parent is UIStackView) else { return }
        let ties = parent.constraints.filter { $0.relation == .equal && $0.isPlainConstraint }
        for tie in ties {
            noteSide(tie.firstAttribute, of: tie.firstItem)
            noteSide(tie.secondAttribute, of: tie.secondItem)
        }
        for tie in ties
        where tie.firstAttribute == tie.secondAttribute && Self.levels.contains(tie.firstAttribute) {
            noteLevel(of: tie.firstItem, beside: tie.secondItem, by: tie.firstAttribute)
            noteLevel(of: tie.secondItem, beside: tie.firstItem, by: tie.firstAttribute)
        }
    }

    /// The end at which a view stands; `nil` if constraints make no row of it and another text.
    func end(of view: UIView) -> End? {
        guard let end = side(of: view) else { return nil }
        let others = (partners[ObjectIdentifier(view)] ?? [])
        if others.contains(where: { other in side(of: other).map { $0 != end } ?? false }) { return end }
        let isRow = centered.contains(ObjectIdentifier(view)) && centeredEnds.contains { $0 != end }
        return isRow ? end : nil
    }

    /// The one side of a view that constraints hold.
    private func side(of view: UIView) -> End? {
        let id = ObjectIdentifier(view)
        guard leading.contains(id) != trailing.contains(id) else { return nil }
        return leading.contains(id) ? .leading : .trailing
    }

    private mutating func noteSide(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?) {
        guard let item else { return }
        switch attribute {
        case .leading, .left: leading.insert(ObjectIdentifier(item))
        case .trailing, .right: trailing.insert(ObjectIdentifier(item))
        default: break
        }
    }

    private mutating func noteLevel(
        of item: AnyObject?, beside other: AnyObject?, by attribute: NSLayoutConstraint.Attribute
    ) {
        guard let item else { return }
        if other === parent, attribute == .centerY {
            centered.insert(ObjectIdentifier(item))
            if let label = text(item), let side = side(of: label) { centeredEnds.insert(side) }
        }
        if let label = text(other) { partners[ObjectIdentifier(item), default: []].append(label) }
    }

    /// The item, if it is a label in the view that can be seen.
    private func text(_ item: AnyObject?) -> UILabel? {
        guard let label = item as? UILabel, label.superview === parent, label.holdsText else { return nil }
        return label
    }
}
