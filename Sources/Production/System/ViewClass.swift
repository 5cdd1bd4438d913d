import TabCache
package import UIKit

/// What mapping has to know of the class of a view.
///
/// Mapping reads it several times for each view, so it is passed by reference.
@MainActor
package final class ViewClass {
    /// The name of the class.
    let name: ClassName

    /// The class itself and its superclasses, as far as Swift knows them.
    let lineage: Set<ObjectIdentifier>

    /// The shape, if the class or a superclass is one of UIKit's small controls.
    let control: ControlShape?

    /// Whether the class, or the first superclass that the system brings, belongs to another framework
    /// than UIKit: web views, maps, players and the like, of which only the outside is known.
    let isForeign: Bool

    private static var known: [ObjectIdentifier: ViewClass] = [:]

    /// The facts about the class of a view; each class is looked at once per process.
    static func of(_ view: UIView) -> ViewClass {
        let key = ObjectIdentifier(view.declaredClass)
        if let facts = known[key] { return facts }
        let facts = ViewClass(view)
        known[key] = facts
        return facts
    }

    /// The name of the class of a view, without its module.
    package static func name(of view: UIView) -> String { of(view).name.bare }

    /// Whether a class is another one, or derives from it.
    package static func `is`(_ type: AnyClass, _ other: AnyClass) -> Bool {
        sequence(first: type, next: ClassMemory.superclass).contains { $0 == other }
    }

    /// Whether the class of a view belongs to UIKit.
    package static func isUIKit(_ view: UIView) -> Bool { of(view).name.isUIKit }

    private init(_ view: UIView) {
        let chain = view.declaredClasses
        name = ClassName.of(view.declaredClass)
        lineage = Set(chain.map { ObjectIdentifier($0) })
        // What all views are has no shape of its own.
        control =
            chain.prefix { $0 != UIView.self }.firstResult {
                ControlShape(named: ClassName.of($0))
            }
        isForeign = name.isSwiftUI || SystemFramework.isForeign(Array(chain))
    }
}

/// The frameworks of the system, which differ from the app by their folders.
enum SystemFramework {
    /// Whether the first class of a chain that the system brings comes from another framework than UIKit.
    ///
    /// - Parameter chain: A class and its superclasses, from the class itself up.
    @MainActor
    static func isForeign(_ chain: [AnyClass]) -> Bool {
        // A bundle is dear to find, and those that UIKit names are its own.
        let others = chain.prefix { !ClassName.of($0).isUIKit }
        return isForeign(
            others.lazy.map { Bundle(for: $0).bundlePath }, viewPath: Bundle(for: UIView.self).bundlePath)
    }

    /// The same for the places that the classes are installed at, and the one of UIKit's.
    static func isForeign(_ paths: some Sequence<String>, viewPath: @autoclosure () -> String) -> Bool {
        guard let path = paths.first(where: isSystems) else { return false }
        return path != viewPath()
    }

    // On a simulator the folders of the system are inside those of the runtime.
    private static func isSystems(_ path: String) -> Bool {
        path.contains("/System/Library/") || path.contains("/System/iOSSupport/")
    }
}

extension ViewClass {
    /// Whether the class is one of a list, or derives from one.
    func isOne(of classes: [AnyClass]) -> Bool {
        classes.contains { lineage.contains(ObjectIdentifier($0)) }
    }
}
