package import UIKit

/// The names that views, and layers of the app, have by the properties that hold them.
///
/// Names are read with `Mirror` from the root, from the view controller whose view it is or is in, and from every view
/// inside, where the app defines the class, superclasses included. A view in an array is `tags[2]`; a property of a
/// view that itself has a name is a path such as `header.avatar`. Where two properties hold one view, the first of them
/// in this order wins. Views in locals have no name.
@MainActor
struct ViewNames {
    private var names: [ObjectIdentifier: String] = [:]
    private var visited: Set<ObjectIdentifier> = []

    /// Reads the names of the views inside a root.
    init(of root: UIView) {
        self.init(of: root, includesDetached: false)
    }

    /// Reads the names of the views that a root holds, inside it or not, such as lazy ones not yet added.
    init(ofBare root: UIView) {
        self.init(of: root, includesDetached: true)
    }

    private init(of root: UIView, includesDetached: Bool) {
        readProperties(of: root, root: root, includesDetached: includesDetached)
        if !includesDetached, let controller = root.controllerOfProperties {
            readProperties(of: controller, root: root, includesDetached: false)
        }
        readSubviews(of: root, root: root, includesDetached: includesDetached)
    }

    /// The name of a view, or of a layer that the app made.
    subscript(object: AnyObject) -> String? { names[ObjectIdentifier(object)] }

    private mutating func readSubviews(of view: UIView, root: UIView, includesDetached: Bool) {
        for subview in view.subviews {
            readProperties(of: subview, root: root, includesDetached: includesDetached)
            readSubviews(of: subview, root: root, includesDetached: includesDetached)
        }
    }

    private mutating func readProperties(of owner: UIResponder, root: UIView, includesDetached: Bool) {
        guard visited.insert(ObjectIdentifier(owner)).inserted else { return }
        let path = names[ObjectIdentifier(owner)].map { $0 + "." } ?? ""
        let found = Self.properties(of: owner).filter { _, object in
            guard object !== root else { return false }
            return includesDetached || (object as? UIView)?.isDescendant(of: root) ?? true
        }
        for (name, object) in found where names[ObjectIdentifier(object)] == nil {
            names[ObjectIdentifier(object)] = path + name
        }
        for case (_, let view as UIView) in found {
            readProperties(of: view, root: root, includesDetached: includesDetached)
        }
    }

    /// The views and layers in the stored properties of an object, those of classes that the app defines only.
    fileprivate static func properties(of owner: UIResponder) -> [(String, AnyObject)] {
        guard ClassName.of(owner.declaredClass).isAppDefined else { return [] }
        return Mirror.classes(of: owner)
            .prefix { ClassName.of($0.subjectType).isAppDefined }
            .flatMap(\.children)
            .flatMap { child in objects(in: child) }
    }

    private static func objects(in child: Mirror.Child) -> [(String, AnyObject)] {
        guard let label = child.label else { return [] }
        let name = PropertyName.plain(label)
        if let view = child.value as? UIView { return [(name, view)] }
        if let layer = child.value as? CALayer { return [(name, layer)] }
        if let views = child.value as? [UIView] {
            return views.enumerated().map { ("\(name)[\($0.offset)]", $0.element) }
        }
        guard label.hasPrefix("_") else { return [] }
        // A property wrapper: the view is what it wraps.
        let wrapper = Mirror(reflecting: child.value)
        guard wrapper.displayStyle == .struct else { return [] }
        return wrapper.children.lazy.compactMap { $0.value as? UIView }.prefix(1).map { (name, $0) }
    }
}

extension UIViewController {
    /// Returns the name of the property that holds a view; `nil` if none does.
    package func propertyName(of view: UIView) -> String? {
        ViewNames.properties(of: self).first { $0.1 === view }?.0
    }
}

extension UIResponder {
    /// The nearest view controller up the responder chain, or the responder itself.
    package var nearestController: UIViewController? {
        sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }
}

extension UIView {
    /// The view controller whose properties may hold the views inside; a view that a list makes has none, because every
    /// cell of its class is to have the same names.
    fileprivate var controllerOfProperties: UIViewController? {
        self is UITableViewCell || self is UITableViewHeaderFooterView || self is UICollectionReusableView
            ? nil : nearestController
    }
}

/// The names of stored properties as the app wrote them.
enum PropertyName {
    /// Takes away what the compiler adds to lazy and wrapped properties, and one leading underscore.
    static func plain(_ label: String) -> String {
        let lazyPrefix = "$__lazy_storage_$_"
        if label.hasPrefix(lazyPrefix) { return String(label.dropFirst(lazyPrefix.count)) }
        return label.hasPrefix("_") ? String(label.dropFirst()) : label
    }

    /// Takes away the same from each step of a path, and the marks of optional chaining.
    static func plain(path: Substring) -> String {
        path.split(separator: ".")
            .map { step in plain(step.filter { $0 != "?" && $0 != "!" }) }
            .joined(separator: ".")
    }
}
