import TabCache
import UIKit

/// What is known of a class: each fact is found out once per process, when it is first asked for.
@MainActor
package final class ClassFacts {
    private static var known = [ObjectIdentifier: ClassFacts]()

    /// The facts of a class.
    package static func of(_ type: AnyClass) -> ClassFacts {
        if let facts = known[ObjectIdentifier(type)] { return facts }
        let facts = ClassFacts(type)
        known[ObjectIdentifier(type)] = facts
        return facts
    }

    package let name: ClassName

    private let type: AnyClass

    private init(_ type: AnyClass) {
        self.type = type
        name = ClassName(type)
    }

    /// What tells the class from others, and from itself in another build.
    package private(set) lazy var identity = ClassIdentity(of: type, named: name)

    /// The properties of its instances that keep objects, as far as the app defines the class and its superclasses.
    private(set) lazy var storedProperties = lineage.prefix { ClassFacts.of($0).name.isAppDefined }
        .flatMap { StoredProperty.read(of: $0) }

    /// The class itself and its superclasses, as far as Swift knows them, from the class up.
    private lazy var lineage = Array(sequence(first: type) { class_getSuperclass($0) })

    private lazy var identifiers = Set(lineage.map { ObjectIdentifier($0) })

    /// The shape, if the class or a superclass is one of UIKit's small controls; what all views are has none.
    private(set) lazy var control: ControlShape? =
        lineage.prefix { $0 != UIView.self }.firstResult { ControlShape(named: ClassFacts.of($0).name) }

    /// Whether the class, or the first superclass that the system brings, belongs to another framework
    /// than UIKit: web views, maps, players and the like, of which only the outside is known.
    private(set) lazy var isForeign: Bool = {
        // A bundle is dear to find, and those that UIKit names are its own.
        let others = lineage.prefix { !ClassFacts.of($0).name.isUIKit }
        return name.isSwiftUI
            || SystemFramework.isForeign(
                others.lazy.map { Bundle(for: $0).bundlePath },
                viewPath: Bundle(for: UIView.self).bundlePath)
    }()

    /// Whether the class, or one that it derives from, shows SwiftUI.
    private(set) lazy var hostsSwiftUI = lineage.contains { ClassFacts.of($0).name.hostsSwiftUI }

    private var ownSetters = [String: Bool]()

    /// Whether the app, or a library of its, writes what a setter does: that may be anything, also to end the app.
    func isOwn(_ setter: String) -> Bool {
        if let known = ownSetters[setter] { return known }
        let system: AnyClass = lineage.first { !ClassFacts.of($0).name.isAppDefined } ?? type
        let selector = Selector(setter)
        let isOwn = class_getInstanceMethod(type, selector) != class_getInstanceMethod(system, selector)
        ownSetters[setter] = isOwn
        return isOwn
    }

    /// Whether the class is one of a list, or derives from one.
    package func isOne(of classes: [AnyClass]) -> Bool {
        classes.contains { identifiers.contains(ObjectIdentifier($0)) }
    }
}

/// The frameworks of the system, which differ from the app by their folders.
enum SystemFramework {
    /// Whether the first class of a chain that the system brings comes from another framework than UIKit.
    ///
    /// - Parameters:
    ///   - paths: Where a class and its superclasses are installed, from the class itself up.
    ///   - viewPath: Where UIKit is.
    static func isForeign(_ paths: some Sequence<String>, viewPath: @autoclosure () -> String) -> Bool {
        guard let path = paths.first(where: isSystems) else { return false }
        return path != viewPath()
    }

    // On a simulator the folders of the system are inside those of the runtime.
    private static func isSystems(_ path: String) -> Bool {
        path.contains("/System/Library/") || path.contains("/System/iOSSupport/")
    }
}
