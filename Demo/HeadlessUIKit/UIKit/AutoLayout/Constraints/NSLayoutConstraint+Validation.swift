import Foundation

extension NSLayoutConstraint {
    /// Why UIKit would refuse to make this constraint, if it would.
    static func problem(
        _ firstItem: AnyObject, _ first: Attribute, _ secondItem: AnyObject?, _ second: Attribute,
        _ multiplier: CGFloat
    ) -> String? {
        for item in [firstItem, secondItem].compactMap({ $0 })
        where !(item is UIView || item is UILayoutGuide) {
            return "NSLayoutConstraint for \(item): Constraint items must each be a view or layout guide."
        }
        if first == .notAnAttribute {
            return "NSLayoutConstraint: Invalid first attribute; a constraint needs one"
        }
        guard secondItem != nil, second != .notAnAttribute, multiplier != 0 else {
            guard first.kind != .size else { return nil }
            return
                "NSLayoutConstraint: A multiplier of 0 or a nil second item together with a location for the "
                + "first attribute creates an illegal constraint of a location equal to a constant. Location "
                + "attributes must be specified in pairs."
        }
        if (first.kind == .size) != (second.kind == .size) {
            return "NSLayoutConstraint: Invalid pairing of layout attributes"
        }
        let isMixed =
            first.isDirectional && second.isAbsoluteSide || first.isAbsoluteSide && second.isDirectional
        if isMixed {
            return
                "NSLayoutConstraint: A constraint cannot be made between a leading/trailing attribute and a "
                + "right/left attribute. Use leading/trailing for both or neither."
        }
        return nil
    }
}
