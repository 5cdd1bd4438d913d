import Foundation

/// What a constraint relates: an attribute of a view or guide, or the distance between two of them.
@MainActor final class LayoutQuantity {
    /// The item, if it is a view.
    weak private var view: UIView?
    /// The item, if it is a guide.
    weak private var guide: UILayoutGuide?
    let attribute: NSLayoutConstraint.Attribute
    /// The quantity that is subtracted from this one to make a distance.
    let origin: LayoutQuantity?

    /// Nothing at all.
    init() {
        attribute = .notAnAttribute
        origin = nil
    }

    init(item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
        self.attribute = attribute
        origin = nil
        view = item as? UIView
        guide = view == nil ? item as? UILayoutGuide : nil
    }

    /// How far it is from one place to another.
    init(from origin: LayoutQuantity, to target: LayoutQuantity) {
        attribute = target.attribute
        self.origin = origin
        view = target.view
        guide = target.guide
    }

    var item: AnyObject? { view ?? guide }

    func mentions(_ other: AnyObject) -> Bool { item === other || origin?.mentions(other) == true }

    /// The view that is the item, or the owner of the guide.
    private var owner: UIView? { view ?? guide?.owningView }

    /// The owners of all items, each once.
    var views: [UIView] {
        guard let owner else { return origin?.views ?? [] }
        guard let first = origin?.owner, first !== owner else { return [owner] }
        return [first, owner]
    }

    var hasView: Bool { owner != nil && origin?.hasView ?? true }

    /// The views around the items, as far out as a view that is left out itself.
    func viewsAround(below outermost: UIView) -> [UIView] {
        var around = origin?.viewsAround(below: outermost) ?? []
        var next = view == nil ? guide?.owningView : view === outermost ? nil : view?.superview
        while let current = next, current !== outermost {
            around.append(current)
            next = current.superview
        }
        return around
    }

    var isDirectional: Bool { attribute.isDirectional || origin?.attribute.isDirectional ?? false }

    var itemName: String {
        guard let item else { return "nil" }
        return "\(type(of: item))"
    }

    var description: String {
        "<\(anchorClass) \"\(itemName).\(attribute)\">"
    }

    private var anchorClass: String {
        if origin != nil { return "NSLayoutDimension" }
        switch attribute.kind {
        case .horizontal: return "NSLayoutXAxisAnchor"
        case .vertical: return "NSLayoutYAxisAnchor"
        default: return "NSLayoutDimension"
        }
    }
}
