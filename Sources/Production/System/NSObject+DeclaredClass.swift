import TabCache
package import UIKit

// Key-value observation gives an observed object a subclass that the system makes at run time. Such a subclass
// answers with the class it was made from, so this code asks the object.

extension NSObject {
    /// The class that the object is declared as, also while it is observed.
    package var declaredClass: AnyClass { classForCoder }

    /// What is known of that class.
    @MainActor package var classFacts: ClassFacts { .of(declaredClass) }
}

extension UIView {
    /// The class that the view is declared as, also while it is observed.
    package var declaredViewClass: UIView.Type { declaredClass as? UIView.Type ?? type(of: self) }

    /// Whether UIKit puts the view into lists by itself, beside what the app puts there.
    package var isMadeByUIKit: Bool { isRefreshControl || classFacts.name.isPrivate }

    /// Whether the app, or a library of its, defines the class of the view.
    package var isOfApp: Bool { classFacts.name.isAppDefined }

    /// Whether the view is a plain view, of no class but UIKit's own.
    package var isPlainView: Bool { declaredClass == UIView.self }
}

extension NSLayoutConstraint {
    /// Whether the constraint was made with UIKit's public class and holds: those that the system adds itself are of other
    /// classes, and one that does not hold may have an item that has gone and must not be read.
    var isPlainConstraint: Bool { isActive && declaredClass == NSLayoutConstraint.self }
}
