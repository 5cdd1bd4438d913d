import Foundation

/// What a constraint relates: an attribute of a view or guide, or the distance between two of them.
@MainActor final class LayoutQuantity {
    weak private(set) var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute
    /// The quantity that is subtracted from this one to make a distance.
    let origin: LayoutQuantity?

    /// Nothing at all.
    init() {
        attribute = .notAnAttribute
        origin = nil
    }

    init(item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        origin = nil
    }

    /// How far it is from one place to another.
    init(from origin: LayoutQuantity, to target: LayoutQuantity) {
        item = target.item
        attribute = target.attribute
        self.origin = origin
    }

    var items: [AnyObject] {
        (origin?.items ?? []) + (item.map { [$0] } ?? [])
    }

    var views: [UIView] {
        items.compactMap { ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView }
    }

    var hasView: Bool {
        let expected = origin == nil ? 1 : 2
        return views.count == expected
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
