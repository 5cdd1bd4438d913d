import UIKit

extension UICollectionViewLayout {
    /// Whether the layout may ask the app about single cells: it keeps an object or a closure of the app, or its class is
    /// unknown.
    var mayAskApp: Bool {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror, !Self.isOfSystem(current.subjectType) {
            // A class of Objective-C hides its stored values.
            guard String(reflecting: current.subjectType).contains(".") else { return true }
            if current.children.contains(where: { Self.isOfApp($0.value, depth: 0) }) { return true }
            mirror = current.superclassMirror
        }
        return false
    }

    /// Whether a value is, or holds, an object or a closure of the app.
    private static func isOfApp(_ value: Any, depth: Int) -> Bool {
        let kind = type(of: value)
        if String(reflecting: kind).contains("->") { return true }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class { return !isOfSystem(kind) }
        // Deeper and later values are more of the same.
        return depth < 4 && mirror.children.prefix(4).contains { isOfApp($0.value, depth: depth + 1) }
    }

    private static func isOfSystem(_ type: Any.Type) -> Bool {
        let name = String(reflecting: type)
        let prefixes =
            name.contains(".") ? ["UIKit.", "UIKitCore.", "Foundation."] : ["UI", "_UI", "NS", "__NS"]
        return prefixes.contains { name.hasPrefix($0) }
    }
}
