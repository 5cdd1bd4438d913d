import TabCache
import UIKit

/// The name of a class, and whether UIKit or the app defines the class.
package struct ClassName: Sendable {
    /// The name with its module and the types around it. It is dear, so it is asked for once.
    let full: String

    /// The name without its module.
    package let bare: String

    /// Whether the class belongs to UIKit.
    ///
    /// A class written in Swift has its module in its name; one written in Objective-C has none, and is
    /// UIKit's when it begins with `UI` or `_UI`.
    package let isUIKit: Bool

    /// Whether the class belongs to SwiftUI, whose views cannot be looked into.
    let isSwiftUI: Bool

    package init(_ type: Any.Type) {
        full = _typeName(type, qualified: true)
        // The name of a generic class has dots inside its brackets.
        let isGeneric = full.contains("<")
        bare = isGeneric ? String(describing: type) : String(full[full.startOfLastName...])
        isSwiftUI = full.isIn("SwiftUI", or: "SwiftUICore")
        isUIKit =
            full.isIn("UIKit", or: "UIKitCore")
            || !full.contains(".") && (bare.hasPrefix("UI") || bare.hasPrefix("_UI"))
    }

    /// Whether the class shows SwiftUI inside UIKit, or is a copy for systems older than `UIHostingConfiguration`.
    var hostsSwiftUI: Bool { isSwiftUI || bare.hasPrefix("UIHostingContentView") }

    /// Whether the class is one that UIKit keeps to itself, as it does with indicators and the effects at the edges of lists.
    var isPrivate: Bool { isUIKit && !bare.hasPrefix("UI") }

    /// Whether the class is that of the bars which show how far a list is scrolled.
    var isScrollIndicator: Bool { isPrivate && bare.hasSuffix("ScrollIndicator") }

    /// Whether the class is written for the app, by itself or by a library.
    var isAppDefined: Bool { !isUIKit && !isSwiftUI }
}

extension String {
    /// Whether a full name is that of a type in one of two modules; other modules may have names that begin like theirs.
    func isIn(_ module: String, or other: String) -> Bool {
        hasPrefix(module + ".") || hasPrefix(other + ".")
    }

    /// Where the name after the last dot begins.
    fileprivate var startOfLastName: Index { lastIndex(of: ".").map(index(after:)) ?? startIndex }
}
