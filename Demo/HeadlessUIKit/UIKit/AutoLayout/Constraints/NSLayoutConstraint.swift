public import Foundation

/// A linear relation between an attribute of one item and an attribute of another, or a constant.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    open private(set) var relation = Relation.equal
    open private(set) var multiplier: CGFloat = 1
    open private(set) var firstAttribute = Attribute.notAnAttribute
    open private(set) var secondAttribute = Attribute.notAnAttribute
    /// An item that has gone must not be read.
    open unowned(unsafe) var firstItem: AnyObject? { items.first.read() }
    open unowned(unsafe) var secondItem: AnyObject? { items.second.read() }
    open var identifier: String?

    private var items = (first: ConstraintItem(), second: ConstraintItem())
    private(set) var first = LayoutQuantity()
    private(set) var second: LayoutQuantity?
    /// The view the constraint is installed on while it is active.
    weak var holder: UIView?
    private var storedConstant: CGFloat = 0
    private var storedPriority = UILayoutPriority.required

    /// A constraint that relates nothing yet; `init(item:attribute:…)` of a subclass begins here.
    public override init() {
        super.init()
    }

    /// Answers nothing useful when the items and attributes cannot be related; the reason is raised.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        let firstItem = view1 as AnyObject
        let secondItem = view2.map { $0 as AnyObject }
        if let problem = Self.problem(firstItem, attr1, secondItem, attr2, multiplier) {
            HeadlessException.raise(problem)
        }
        self.init(
            LayoutQuantity(item: firstItem, attribute: attr1), relation,
            secondItem.map { LayoutQuantity(item: $0, attribute: attr2) },
            multiplier: multiplier, constant: constant)
    }

    convenience init(
        _ first: LayoutQuantity, _ relation: Relation, _ second: LayoutQuantity?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) {
        self.init()
        self.first = first
        self.second = second
        self.relation = relation
        self.multiplier = multiplier
        items = (ConstraintItem(first.item), ConstraintItem(second?.item))
        firstAttribute = first.attribute
        secondAttribute = second?.attribute ?? .notAnAttribute
        storedConstant = Self.finite(constant)
    }

    open var constant: CGFloat {
        get { storedConstant }
        set {
            let value = Self.finite(newValue)
            guard value != storedConstant else { return }
            storedConstant = value
            holder?.layoutEngine?.constantDidChange(of: self)
        }
    }

    open var priority: UILayoutPriority {
        get { storedPriority }
        set { changePriority(to: newValue) }
    }

    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : deactivate() }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.activate() }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.deactivate() }
    }

    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

    private func changePriority(to priority: UILayoutPriority) {
        guard priority != storedPriority else { return }
        let required = UILayoutPriority.required
        guard holder == nil || (priority == required) == (storedPriority == required) else {
            return HeadlessException.raise(
                "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
                    + "supported. You passed priority \(priority.rawValue) and the existing priority was "
                    + "\(storedPriority.rawValue).")
        }
        storedPriority = priority
        holder?.layoutEngine?.reinstall(self)
    }

    private static func finite(_ constant: CGFloat) -> CGFloat {
        if constant.isFinite { return constant }
        HeadlessAutoLayout.warn("Constant is not finite! That's illegal. constant:\(constant)")
        return 0
    }
}

/// An item that a constraint does not hold. UIKit reads what was there; where it is unkind, reading an item that has gone
/// ends the app.
private struct ConstraintItem {
    private weak var item: AnyObject?
    private let isThere: Bool

    init(_ item: AnyObject? = nil) {
        self.item = item
        isThere = item != nil
    }

    @MainActor
    func read() -> AnyObject? {
        if item == nil, isThere, HeadlessScreen.isUnkind {
            HeadlessException.raise("An item of a constraint was read that has gone.")
        }
        return item
    }
}
