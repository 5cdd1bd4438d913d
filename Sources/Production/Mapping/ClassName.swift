import UIKit

/// The name of a class, and whether the class is UIKit's or the app's.
struct ClassName {
    /// The name without its module.
    let bare: String

    /// Whether the class belongs to UIKit.
    ///
    /// A class of an app or a library written in Swift has a module in its name; one written in Objective-C has
    /// none and is UIKit's when it begins with `UI` or `_UI`.
    let isFrameworks: Bool

    init(_ type: Any.Type) {
        let full = String(reflecting: type)
        bare = String(describing: type)
        if full.hasPrefix("UIKit.") {
            isFrameworks = true
        } else {
            isFrameworks = !full.contains(".") && (bare.hasPrefix("UI") || bare.hasPrefix("_UI"))
        }
    }

    init(of view: UIView) {
        self.init(type(of: view))
    }

    /// The classes of an object, from its own up to the last that Swift knows.
    static func chain(of object: AnyObject) -> [Any.Type] {
        sequence(first: Mirror(reflecting: object), next: \.superclassMirror).map(\.subjectType)
    }
}
