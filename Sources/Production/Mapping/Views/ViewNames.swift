import TabCache
package import UIKit

/// The names that views, and layers of the app, have by the properties that hold them.
///
/// Names come from the stored properties of the root, of the view controller whose view it is or is in, and of every view
/// inside, where the app defines the class, superclasses included. A view in an array is `tags[2]`; a property of a
/// view that itself has a name is a path such as `header.avatar`. Where two properties hold one view, the first of them
/// in this order wins. Views in locals have no name.
///
/// No property is read: the addresses of the views at hand are looked for where objects keep those of what they hold.
@MainActor
struct ViewNames {
    private var names = [ObjectIdentifier: String]()
    private var visited: Set<ObjectIdentifier> = []

    /// The views and layers that may get names, by the words that properties have of them.
    private var atHand = [UInt: AnyObject]()

    /// Reads the names of the views inside a root.
    ///
    /// - Parameter former: Names that were read before, and hold where the same views and layers are there still.
    init(of root: UIView, former: ViewNames? = nil) {
        self.init(of: root, in: root.controllerOfProperties, holding: [], former: former)
    }

    /// Reads the names that views have by the properties of a root and of what is inside, whether it holds them or keeps
    /// them apart, as lazy ones not yet added.
    init(of root: UIView, holding views: [UIView]) {
        self.init(of: root, in: nil, holding: views, former: nil)
    }

    private init(
        of root: UIView, in controller: UIViewController?, holding others: [UIView], former: ViewNames?
    ) {
        let views = Array(root.descendants().dropFirst())
        let owners = ([root, controller] + views).compactMap { owner in
            owner.map { ($0, StoredProperty.all(of: $0)) }
        }
        guard owners.contains(where: { !$0.1.isEmpty }) else { return }
        for view in views { note(view) }
        note(layersIn: root.layer)
        for view in others {
            for view in sequence(first: view, next: \.superview).prefix(while: { $0 !== root }) { note(view) }
        }
        if let former, former.atHand.keys == atHand.keys {
            names = former.names
            return
        }
        for (owner, properties) in owners where !properties.isEmpty { read(properties, of: owner) }
    }

    /// The name of a view, or of a layer that the app made.
    subscript(object: AnyObject) -> String? { names[ObjectIdentifier(object)] }

    private mutating func note(_ view: UIView) {
        note(view as AnyObject)
        note(layersIn: view.layer)
    }

    private mutating func note(layersIn layer: CALayer) {
        for layer in layer.sublayers ?? [] where !(layer.delegate is UIView) {
            note(layer as AnyObject)
            note(layersIn: layer)
        }
    }

    private mutating func note(_ object: AnyObject) {
        for word in ClassMemory.words(for: object) { atHand[word] = object }
    }

    private mutating func read(_ properties: [StoredProperty], of owner: UIResponder) {
        guard visited.insert(ObjectIdentifier(owner)).inserted else { return }
        let path = names[ObjectIdentifier(owner)].map { $0 + "." } ?? ""
        let found = properties.flatMap { objects(in: $0, of: owner) }
        for (name, object) in found where names[ObjectIdentifier(object)] == nil {
            names[ObjectIdentifier(object)] = path + name
        }
        for case (_, let view as UIView) in found {
            let properties = StoredProperty.all(of: view)
            if !properties.isEmpty { read(properties, of: view) }
        }
    }

    /// The views and layers at hand that a property holds, and their names.
    private func objects(in property: StoredProperty, of owner: UIResponder) -> [(String, AnyObject)] {
        let name = PropertyName.plain(property.label)
        switch property.holding {
        case .addresses:
            return property.words(in: owner).lazy.compactMap { atHand[$0] }.prefix(1).map { (name, $0) }
        case .array:
            let elements = property.elements(in: owner)
            guard elements.first is UIView else { return [] }
            return elements.enumerated().filter { ClassMemory.words(for: $1).contains { atHand[$0] != nil } }
                .map { ("\(name)[\($0.offset)]", $0.element) }
        }
    }
}

extension UIViewController {
    /// Returns the name of the property that holds a view; `nil` if none does.
    package func propertyName(of view: UIView) -> String? {
        let words = Set(ClassMemory.words(for: view))
        for property in StoredProperty.all(of: self) {
            let name = PropertyName.plain(property.label)
            switch property.holding {
            case .addresses:
                if property.words(in: self).contains(where: words.contains) { return name }
            case .array:
                let index = property.elements(in: self).firstIndex { $0 === view }
                if let index { return "\(name)[\(index)]" }
            }
        }
        return nil
    }
}

extension UIResponder {
    /// The nearest view controller up the responder chain, or the responder itself.
    package var nearestController: UIViewController? {
        sequence(first: self, next: \.next).firstResult { $0 as? UIViewController }
    }
}

extension UIView {
    /// The view controller whose properties may hold the views inside; a view that a list makes has none, because every
    /// cell of its class is to have the same names.
    fileprivate var controllerOfProperties: UIViewController? { isReused ? nil : nearestController }
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
