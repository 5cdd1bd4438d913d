package import UIKit

// Key-value observation gives an observed object a subclass that the system makes at run time. Such a subclass
// answers with the class it was made from, so this code asks the object.

extension NSObject {
    /// The class that the object is declared as, also while it is observed.
    package var declaredClass: AnyClass { classForCoder }
}

extension UIView {
    /// The class that the view is declared as, also while it is observed.
    package var declaredViewClass: UIView.Type { declaredClass as? UIView.Type ?? type(of: self) }

    /// Whether UIKit puts the view into lists by itself, beside what the app puts there.
    var isMadeByUIKit: Bool { isRefreshControl || ClassName.of(declaredClass).isPrivate }

    /// Whether the view is a plain view, of no class but UIKit's own.
    var isPlainView: Bool { declaredClass == UIView.self }
}

extension NSLayoutConstraint {
    /// Whether the constraint was made with UIKit's public class and holds: those that the system adds itself are of other
    /// classes, and one that does not hold may have an item that has gone and must not be read.
    var isPlainConstraint: Bool { isActive && declaredClass == NSLayoutConstraint.self }
}

extension Mirror {
    /// The mirrors of an object from the class that it is declared as to its last superclass.
    static func classes(of object: NSObject) -> ArraySlice<Mirror> {
        let mirrors = Array(sequence(first: Mirror(reflecting: object), next: \.superclassMirror))
        let declared: Any.Type = object.declaredClass
        return mirrors[(mirrors.firstIndex { $0.subjectType == declared } ?? 0)...]
    }
}
