import TabCache
package import UIKit

/// The way from a property of a view to the name of its component.
///
/// Components are addressed by names, which are stored, so that an adjustment written with a key path
/// works on a production from the cache, when there is no view.
@MainActor
package enum ComponentName {
    /// How the runtime describes a key path; systems before iOS 16.4 name no property in it.
    package static var describe: (AnyKeyPath) -> String = { String(describing: $0) }

    /// The names that were seen on views; `nil` for properties that hold none with a name.
    private static var known = [AnyKeyPath: String?]()

    /// The names that properties of view controllers gave to what is inside a view of a class.
    private static var outlets = [Outlet: String]()

    private struct Outlet: Hashable {
        let keyPath: AnyKeyPath
        let viewClass: ObjectIdentifier
    }

    /// Returns the name of the component of a property, such as `avatar` or `header.avatar`.
    ///
    /// Where the runtime cannot name the property, because it is lazy, computed or can be overridden, or the system
    /// older than iOS 16.4, the name is read from a view. Its class is never made for this: its initializer may need a
    /// model.
    ///
    /// - Parameter view: Makes or finds a view of the class, or one with such a view inside.
    /// - Returns: The name, or `nil` if the property does not hold a view that has one, or no view is there to see it on.
    package static func name<Root: UIView>(
        of keyPath: PartialKeyPath<Root>, seenOn view: () -> UIView? = { nil }
    ) -> String? {
        if let name = known[keyPath] { return name }
        if let name = described(keyPath) { return name }
        guard let instance = view()?.first(Root.self) else { return nil }
        let name = name(of: keyPath, in: instance)
        // A path with a subscript is another one for each index.
        if known.count == 1_000 { known = [:] }
        known[keyPath] = .some(name)
        return name
    }

    /// Returns the name of the component of a property, seen on an instance.
    ///
    /// - Returns: The name, of an array its own, or `nil` if the property does not hold a view that has one.
    package static func name<Root: UIView>(
        of keyPath: PartialKeyPath<Root>, in instance: Root
    ) -> String? {
        name(of: instance[keyPath: keyPath] as Any) { ViewNames(of: instance, holding: $0) }
    }

    /// Returns the name of the component of a property of the view controller whose view a view is or is in.
    ///
    /// A controller that has left its window, or is about to, is not read; what it said before holds.
    ///
    /// - Returns: The name, or `nil` if the view has no such controller, or the property holds no view inside the view.
    package static func name<Root: UIViewController>(
        of keyPath: PartialKeyPath<Root>, around view: UIView
    ) -> String? {
        guard let controller = view.nearestController as? Root else { return nil }
        let outlet = Outlet(keyPath: keyPath, viewClass: ObjectIdentifier(view.declaredClass))
        guard controller.isRead else { return outlets[outlet] }
        controller.noteWindow()
        let name = name(of: controller[keyPath: keyPath] as Any) { _ in ViewNames(of: view) }
        if outlets.count == 1_000 { outlets = [:] }
        outlets[outlet] = name
        return name
    }

    /// The name of a view or, without its number, of the first one of an array.
    private static func name(of value: Any, in names: ([UIView]) -> ViewNames) -> String? {
        if let view = value as? UIView { return names([view])[view] }
        guard let first = (value as? [UIView])?.first, let name = names([first])[first] else { return nil }
        return name.hasSuffix("[0]") ? String(name.dropLast(3)) : nil
    }

    /// The name in the description of a key path, which the runtime gives for some stored properties only.
    private static func described<Root: UIView>(_ keyPath: PartialKeyPath<Root>) -> String? {
        guard innermost(type(of: keyPath).valueType) is UIView.Type else { return nil }
        let description = describe(keyPath)
        let prefix = "\\\(String(describing: Root.self))."
        guard description.hasPrefix(prefix) else { return nil }
        // What the runtime cannot name stands in angle brackets.
        let path = description.dropFirst(prefix.count)
        return path.contains("<") ? nil : PropertyName.plain(path: path)
    }

    /// The type of what an optional or an array holds, or the type itself.
    private static func innermost(_ type: Any.Type) -> Any.Type {
        (type as? any Holding.Type).map { innermost($0.heldType) } ?? type
    }
}

extension UIView {
    /// The view itself or the first one inside that is of a class.
    fileprivate func first<View: UIView>(_ type: View.Type) -> View? {
        descendants().firstResult { $0 as? View }
    }
}

extension UIViewController {
    private static let wasInWindow = Associated<Bool>()

    /// Notes that the view of the controller is in a window, if it is.
    func noteWindow() {
        if viewIfLoaded?.window != nil { Self.wasInWindow[self] = true }
    }

    /// Whether the properties that key paths lead to are read: before the controller is in a window and while it is, but not
    /// from the moment on that it leaves, when what they refer to may have gone.
    fileprivate var isRead: Bool {
        let isLeaving = sequence(first: self, next: \.parent)
            .contains { $0.isMovingFromParent || $0.isBeingDismissed }
        return !isLeaving && (viewIfLoaded?.window != nil || Self.wasInWindow[self] == nil)
    }
}

/// A type that holds values of another.
private protocol Holding {
    static var heldType: Any.Type { get }
}

extension Optional: Holding {
    fileprivate static var heldType: Any.Type { Wrapped.self }
}

extension Array: Holding {
    fileprivate static var heldType: Any.Type { Element.self }
}
